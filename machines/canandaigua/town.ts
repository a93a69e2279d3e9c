import { law } from '../../laws/canandaigua/ids.ts'
import type { Town } from '../kit/town.ts'
import { sewageNow } from '../ny/emergency.ts'
import { glossary } from '../ny/glossary.ts'
import { newYork } from '../ny/index.ts'
import { inspectionOnChange } from '../ny/subject.ts'
import { absorptionAreaProtection } from './absorption-area-protection.ts'
import { acknowledgementLetter } from './acknowledgement-letter.ts'
import { appeal } from './appeal.ts'
import { buildingPermit } from './building-permit.ts'
import { buyerProtection } from './buyer-protection.ts'
import { certifiedInspector } from './certified-inspector.ts'
import { complaint } from './complaint.ts'
import { definitions } from './definitions.ts'
import { designLoad } from './design-load.ts'
import { designProfessional } from './design-professional.ts'
import { designStandard } from './design-standard.ts'
import { dischargeOnlySewage } from './discharge-only-sewage.ts'
import { enforcement } from './enforcement.ts'
import { etuInspectionInterval } from './etu-inspection-interval.ts'
import { etuReport } from './etu-report.ts'
import { exemptions } from './exemptions.ts'
import { facts } from './facts/index.ts'
import { fees } from './fees.ts'
import { holdingTankDesign } from './holding-tank-design.ts'
import { holdingTankDischarge } from './holding-tank-discharge.ts'
import { holdingTankRecords } from './holding-tank-records.ts'
import { inspectionTiming } from './inspection-timing.ts'
import { inspectionTrigger } from './inspection-trigger.ts'
import { installer } from './installer.ts'
import { lakeMeasuring } from './lake-measuring.ts'
import { lawVersion } from './law-version.ts'
import { localWaiver } from './local-waiver.ts'
import { nearLake } from './near-lake.ts'
import { otherApprovals } from './other-approvals.ts'
import { partlyWithinLine } from './partly-within-line.ts'
import { penalties } from './penalties.ts'
import { periodicInspection } from './periodic-inspection.ts'
import { permitLife } from './permit-life.ts'
import { pumpingSchedule } from './pumping-schedule.ts'
import { repairDeadline } from './repair-deadline.ts'
import { serviceContract } from './service-contract.ts'
import { substandardHoldingTank } from './substandard-holding-tank.ts'
import { substandardLetter } from './substandard-letter.ts'
import { substandardProcedure } from './substandard-procedure.ts'
import { substandardUpgrade } from './substandard-upgrade.ts'
import { systemInFailure } from './system-in-failure.ts'
import { technicalStandards } from './technical-standards.ts'
import { whichCanandaigua } from './which-canandaigua.ts'

export const town: Town = {
  id: 'canandaigua',
  name: 'Town of Canandaigua (believed)',
  county: 'Ontario County',
  aliases: ['canandaigua', 'cdga', 'chapter 202'],
  law,
  calendar: newYork,
  facts,
  procedures: [
    buildingPermit,
    designProfessional,
    inspectionTrigger,
    systemInFailure,
    nearLake,
    absorptionAreaProtection,
    dischargeOnlySewage,
    designStandard,
    designLoad,
    substandardUpgrade,
    substandardLetter,
    localWaiver,
    substandardHoldingTank,
    acknowledgementLetter,
    serviceContract,
    etuInspectionInterval,
    etuReport,
    holdingTankDesign,
    holdingTankRecords,
    holdingTankDischarge,
    otherApprovals,
    technicalStandards,
    partlyWithinLine,
    lakeMeasuring,
    substandardProcedure,
    penalties,
    enforcement,
    appeal,
    complaint,
    certifiedInspector,
    inspectionTiming,
    periodicInspection,
    definitions,
    exemptions,
    fees,
    pumpingSchedule,
    repairDeadline,
    permitLife,
    installer,
    buyerProtection,
    lawVersion,
    whichCanandaigua,
  ],
  contact:
    'Town of Canandaigua Code Enforcement Officer, through the Town Clerk’s office; near the lake also the Canandaigua Lake Watershed Inspector',
  notice:
    'The text is an undated excerpt of a chapter 202 that does not name its town. It is believed to be the Town of Canandaigua’s, because it speaks of Canandaigua Lake and of a Town Code Enforcement Officer; it is not the law of the City of Canandaigua or of the other lake towns. Its Articles III, IV and VII, its definitions, its exemptions and the opening of its section on substandard systems are not on file. Confirm every answer with the Town Clerk.',
  emergency: sewageNow,
  glossary,
  subject: [
    ...inspectionOnChange,
    '(septic|sewage|wastewater|leach*|cesspool|effluent|owts|séptic*|aguas negras|drenaje|fosa)',
    'tank|tanque',
    '(perc|perk|percolation|dye test)',
    '(absorption|drain field|drainfield|d box|distribution box|campo de absorción|caja de distribución|campo de drenaje)',
    '(etu|atu|aerobic|treatment unit|unidad de tratamiento)',
    '(substandard|bedroom equivalent|design load|design flow|gpd)',
    '(in failure|en falla)',
    'sistema .. (deficiente|falla|lago)',
    '(pump chamber|chapter 202)',
    '(gurgl*|slow|backed up) .. (drain*|toilet*)',
    'watershed inspector',
  ],
}
