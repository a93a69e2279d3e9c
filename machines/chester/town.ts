import { law } from '../../laws/chester/ids.ts'
import type { Town } from '../kit/town.ts'
import { newYork } from '../ny/index.ts'
import { repairPermit } from './repair-permit.ts'
import { alterationOrEnlargement } from './alteration-or-enlargement.ts'
import { addedBedrooms } from './added-bedrooms.ts'
import { newSystemPermit } from './new-system-permit.ts'
import { purposeAndScope } from './purpose-and-scope.ts'
import { approvedSystemsOnly } from './approved-systems-only.ts'
import { holdingTankWastewater } from './holding-tank-wastewater.ts'
import { holdingTank } from './holding-tank.ts'
import { unsafeSystem } from './unsafe-system.ts'
import { abandonment } from './abandonment.ts'
import { dischargePermit } from './discharge-permit.ts'
import { conventionalSystem } from './conventional-system.ts'
import { fillSystem } from './fill-system.ts'
import { seepagePit } from './seepage-pit.ts'
import { slope } from './slope.ts'
import { underDriveways } from './under-driveways.ts'
import { flooding } from './flooding.ts'
import { allWastewater } from './all-wastewater.ts'
import { newLotSize } from './new-lot-size.ts'
import { newLotWastewaterArea } from './new-lot-wastewater-area.ts'
import { separationDistances } from './separation-distances.ts'
import { sitingGuidelines } from './siting-guidelines.ts'
import { longSewagePipe } from './long-sewage-pipe.ts'
import { soilDepth } from './soil-depth.ts'
import { nearWaterLeaching } from './near-water-leaching.ts'
import { intensiveInvestigation } from './intensive-investigation.ts'
import { groundwaterDetermination } from './groundwater-determination.ts'
import { groundwaterSeason } from './groundwater-season.ts'
import { continuedUse } from './continued-use.ts'
import { transferInspection } from './transfer-inspection.ts'
import { transferInspectionValidity } from './transfer-inspection-validity.ts'
import { failedTransferInspection } from './failed-transfer-inspection.ts'
import { whoMayApply } from './who-may-apply.ts'
import { application } from './application.ts'
import { feePayment } from './fee-payment.ts'
import { feeAmount } from './fee-amount.ts'
import { percTests } from './perc-tests.ts'
import { percTestMethod } from './perc-test-method.ts'
import { retesting } from './retesting.ts'
import { missingInformation } from './missing-information.ts'
import { applicationDecisionTime } from './application-decision-time.ts'
import { permitIssue } from './permit-issue.ts'
import { stopWork } from './stop-work.ts'
import { whoDesignsConventional } from './who-designs-conventional.ts'
import { alternativeSystem } from './alternative-system.ts'
import { alternativeDesign } from './alternative-design.ts'
import { alternativeStateApproval } from './alternative-state-approval.ts'
import { operationManual } from './operation-manual.ts'
import { smallerField } from './smaller-field.ts'
import { backupField } from './backup-field.ts'
import { experimentalSystem } from './experimental-system.ts'
import { compostingToilet } from './composting-toilet.ts'
import { alternativeAnnualInspection } from './alternative-annual-inspection.ts'
import { alternativeRemedial } from './alternative-remedial.ts'
import { remedialExtension } from './remedial-extension.ts'
import { independentEngineer } from './independent-engineer.ts'
import { facts } from './facts/index.ts'

export const town: Town = {
  id: 'chester', name: 'Town of Chester', county: 'Warren County', aliases: ['chester', 'chestertown', 'pottersville'], law, calendar: newYork, facts,
  procedures: [repairPermit, alterationOrEnlargement, addedBedrooms, newSystemPermit, purposeAndScope, approvedSystemsOnly, holdingTankWastewater, holdingTank, unsafeSystem, abandonment, dischargePermit, conventionalSystem, fillSystem, seepagePit, slope, underDriveways, flooding, allWastewater, newLotSize, newLotWastewaterArea, separationDistances, sitingGuidelines, longSewagePipe, soilDepth, nearWaterLeaching, intensiveInvestigation, groundwaterDetermination, groundwaterSeason, continuedUse, transferInspection, transferInspectionValidity, failedTransferInspection, whoMayApply, application, feePayment, feeAmount, percTests, percTestMethod, retesting, missingInformation, applicationDecisionTime, permitIssue, stopWork, whoDesignsConventional, alternativeSystem, alternativeDesign, alternativeStateApproval, operationManual, smallerField, backupField, experimentalSystem, compostingToilet, alternativeAnnualInspection, alternativeRemedial, remedialExtension, independentEngineer],
  contact: 'Town of Chester Enforcement Officer, through the Town Hall',
  notice: 'It rests on an undated online version of the law, which says of itself that it is “for informational purposes only”; ask at the Town Hall for the official version.',
  subject: [
    'septic|sewage|wastewater|leach*|cesspool|effluent|greywater|graywater|séptic*|aguas negras|aguas residuales|aguas grises|drenaje',
    'holding tank|tank|tanque',
    'perc|perk|percolation|seepage|absorption|percolación|pozo de absorción',
    'outhouse|privy|composting toilet|letrina',
    'spdes',
  ],
}
