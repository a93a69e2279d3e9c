import { law } from '../../laws/chester/ids.ts'
import type { Town } from '../kit/town.ts'
import { sewageNow } from '../ny/emergency.ts'
import { glossary } from '../ny/glossary.ts'
import { newYork } from '../ny/index.ts'
import { inspectionOnChange } from '../ny/subject.ts'
import { abandonment } from './abandonment.ts'
import { addedBedrooms } from './added-bedrooms.ts'
import { additives } from './additives.ts'
import { allWastewater } from './all-wastewater.ts'
import { alterationOrEnlargement } from './alteration-or-enlargement.ts'
import { alternativeAnnualInspection } from './alternative-annual-inspection.ts'
import { alternativeDesign } from './alternative-design.ts'
import { alternativeRemedial } from './alternative-remedial.ts'
import { alternativeStateApproval } from './alternative-state-approval.ts'
import { alternativeSystem } from './alternative-system.ts'
import { appeal } from './appeal.ts'
import { appealHearing } from './appeal-hearing.ts'
import { appealTime } from './appeal-time.ts'
import { appendicesNotOnFile } from './appendices-not-on-file.ts'
import { application } from './application.ts'
import { applicationDecisionTime } from './application-decision-time.ts'
import { approvedSystemsOnly } from './approved-systems-only.ts'
import { backupField } from './backup-field.ts'
import { careGuidelines } from './care-guidelines.ts'
import { certificateGrounds } from './certificate-grounds.ts'
import { complaint } from './complaint.ts'
import { compostingToilet } from './composting-toilet.ts'
import { conflictOfProvisions } from './conflict-of-provisions.ts'
import { continuedUse } from './continued-use.ts'
import { conventionalSystem } from './conventional-system.ts'
import { correctionOrder } from './correction-order.ts'
import { courtReview } from './court-review.ts'
import { coverOrUse } from './cover-or-use.ts'
import { designStandards } from './design-standards.ts'
import { dischargePermit } from './discharge-permit.ts'
import { effectiveDate } from './effective-date.ts'
import { enforcement } from './enforcement.ts'
import { experimentalSystem } from './experimental-system.ts'
import { facts } from './facts/index.ts'
import { failedTransferInspection } from './failed-transfer-inspection.ts'
import { feeAmount } from './fee-amount.ts'
import { feePayment } from './fee-payment.ts'
import { fillSystem } from './fill-system.ts'
import { flooding } from './flooding.ts'
import { forms } from './forms.ts'
import { garbageGrinder } from './garbage-grinder.ts'
import { gravelSize } from './gravel-size.ts'
import { groundwaterDetermination } from './groundwater-determination.ts'
import { groundwaterSeason } from './groundwater-season.ts'
import { holdingTank } from './holding-tank.ts'
import { holdingTankWastewater } from './holding-tank-wastewater.ts'
import { independentEngineer } from './independent-engineer.ts'
import { intensiveInvestigation } from './intensive-investigation.ts'
import { longSewagePipe } from './long-sewage-pipe.ts'
import { misrepresentation } from './misrepresentation.ts'
import { missingInformation } from './missing-information.ts'
import { nearWaterLeaching } from './near-water-leaching.ts'
import { newLotSize } from './new-lot-size.ts'
import { newLotWastewaterArea } from './new-lot-wastewater-area.ts'
import { newSystemPermit } from './new-system-permit.ts'
import { officerAppointment } from './officer-appointment.ts'
import { officerLimits } from './officer-limits.ts'
import { operationManual } from './operation-manual.ts'
import { parkAgency } from './park-agency.ts'
import { penalties } from './penalties.ts'
import { percTestMethod } from './perc-test-method.ts'
import { percTests } from './perc-tests.ts'
import { permitExpiry } from './permit-expiry.ts'
import { permitExtension } from './permit-extension.ts'
import { permitIssue } from './permit-issue.ts'
import { preexistingDate } from './preexisting-date.ts'
import { pumperPermit } from './pumper-permit.ts'
import { pumpingSchedule } from './pumping-schedule.ts'
import { purposeAndScope } from './purpose-and-scope.ts'
import { readyNotice } from './ready-notice.ts'
import { records } from './records.ts'
import { remedialExtension } from './remedial-extension.ts'
import { repairPermit } from './repair-permit.ts'
import { retesting } from './retesting.ts'
import { seepagePit } from './seepage-pit.ts'
import { separationDistances } from './separation-distances.ts'
import { sharedSystem } from './shared-system.ts'
import { siteEntry } from './site-entry.ts'
import { siteInspection } from './site-inspection.ts'
import { sitingGuidelines } from './siting-guidelines.ts'
import { slope } from './slope.ts'
import { smallerField } from './smaller-field.ts'
import { soilDepth } from './soil-depth.ts'
import { stopWork } from './stop-work.ts'
import { tankSize } from './tank-size.ts'
import { transferInspection } from './transfer-inspection.ts'
import { transferInspectionValidity } from './transfer-inspection-validity.ts'
import { uncover } from './uncover.ts'
import { underDriveways } from './under-driveways.ts'
import { variance } from './variance.ts'
import { varianceApplication } from './variance-application.ts'
import { varianceDecision } from './variance-decision.ts'
import { varianceNoticeRecipients } from './variance-notice-recipients.ts'
import { varianceStandard } from './variance-standard.ts'
import { whoDesignsConventional } from './who-designs-conventional.ts'
import { whoMayApply } from './who-may-apply.ts'

export const town: Town = {
  id: 'chester',
  name: 'Town of Chester',
  county: 'Warren County',
  aliases: ['chester', 'chestertown', 'pottersville'],
  law,
  calendar: newYork,
  facts,
  procedures: [
    repairPermit,
    alterationOrEnlargement,
    addedBedrooms,
    newSystemPermit,
    purposeAndScope,
    approvedSystemsOnly,
    holdingTankWastewater,
    holdingTank,
    abandonment,
    dischargePermit,
    conventionalSystem,
    fillSystem,
    seepagePit,
    slope,
    underDriveways,
    flooding,
    allWastewater,
    newLotSize,
    newLotWastewaterArea,
    separationDistances,
    sitingGuidelines,
    longSewagePipe,
    soilDepth,
    nearWaterLeaching,
    intensiveInvestigation,
    groundwaterDetermination,
    groundwaterSeason,
    continuedUse,
    transferInspection,
    transferInspectionValidity,
    failedTransferInspection,
    whoMayApply,
    application,
    feePayment,
    feeAmount,
    percTests,
    percTestMethod,
    retesting,
    missingInformation,
    applicationDecisionTime,
    permitIssue,
    stopWork,
    whoDesignsConventional,
    alternativeSystem,
    alternativeDesign,
    alternativeStateApproval,
    operationManual,
    smallerField,
    backupField,
    experimentalSystem,
    compostingToilet,
    alternativeAnnualInspection,
    alternativeRemedial,
    remedialExtension,
    independentEngineer,
    coverOrUse,
    readyNotice,
    uncover,
    certificateGrounds,
    sharedSystem,
    permitExpiry,
    permitExtension,
    officerLimits,
    officerAppointment,
    appeal,
    appealTime,
    appealHearing,
    records,
    forms,
    variance,
    varianceStandard,
    varianceApplication,
    varianceNoticeRecipients,
    varianceDecision,
    courtReview,
    siteEntry,
    siteInspection,
    correctionOrder,
    penalties,
    enforcement,
    misrepresentation,
    complaint,
    pumpingSchedule,
    pumperPermit,
    garbageGrinder,
    additives,
    careGuidelines,
    tankSize,
    designStandards,
    gravelSize,
    appendicesNotOnFile,
    preexistingDate,
    effectiveDate,
    parkAgency,
    conflictOfProvisions,
  ],
  contact: 'Town of Chester Enforcement Officer, through the Town Hall',
  notice:
    'It rests on an undated online version of the law, which says of itself that it is “for informational purposes only”; ask at the Town Hall for the official version.',
  emergency: sewageNow,
  glossary,
  subject: [
    ...inspectionOnChange,
    'septic|sewage|fosa|fosas|wastewater|leach*|cesspool|effluent|greywater|graywater|séptic*|drenaje|tank|tanque|seepage|absorption',
    '(aguas negras|aguas residuales|aguas grises|pozo de absorción|drain field)',
    '(pump chamber|use certificate|soil data|site data|soil test|soil tests|enforcement officer|board of health|zoning administrator|test pit|deep hole|leach line|our system|my system|mi sistema|absorption bed|d box|distribution box|water table|usable soil|blue dye|dye test|composting toilet|inodoro seco|sand filter|use permit|treatment system)',
    '(raised|engineered|alternative|advanced|conventional|aerobic|gravelless|shared) (system|systems|bed|unit|field)',
    '(septic|sewer|effluent|sump|pump) (pump|line|tank|chamber)',
    'cleanout|sewer|sewers|alcantarillado|groundwater|blower|peat|chambers|softener|outfall|laterals|montículo',
    'trench|trenches|lateral|laterals|mound|zanja|zanjas',
    'perc|perk|percolation|percolación|outhouse|privy|letrina|drainfield|baffle',
    'spdes',
    '(campo de absorción|campo de drenaje|suelo útil|agua subterránea|nivel freático|caja de distribución)',
  ],
}
