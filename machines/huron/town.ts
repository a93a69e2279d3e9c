import { law } from '../../laws/huron/ids.ts'
import type { Town } from '../kit/town.ts'
import { sewageNow } from '../ny/emergency.ts'
import { glossary } from '../ny/glossary.ts'
import { newYork } from '../ny/index.ts'
import { inspectionOnChange } from '../ny/subject.ts'
import { abatement } from './abatement.ts'
import { accessRefused } from './access-refused.ts'
import { administration } from './administration.ts'
import { aerobicInspection } from './aerobic-inspection.ts'
import { aerobicUnit } from './aerobic-unit.ts'
import { appearanceTicket } from './appearance-ticket.ts'
import { backfillInspectionTime } from './backfill-inspection-time.ts'
import { backfilling } from './backfilling.ts'
import { boardOfHealthHearing } from './board-of-health-hearing.ts'
import { buildingPermit } from './building-permit.ts'
import { certificateEffect } from './certificate-effect.ts'
import { certificateExpiry } from './certificate-expiry.ts'
import { certificateIssue } from './certificate-issue.ts'
import { certificateRevocation } from './certificate-revocation.ts'
import { complaint } from './complaint.ts'
import { complaintAnonymous } from './complaint-anonymous.ts'
import { complaintOrder } from './complaint-order.ts'
import { complaintResponseTime } from './complaint-response-time.ts'
import { complianceSchedule } from './compliance-schedule.ts'
import { conditionalCertificate } from './conditional-certificate.ts'
import { conditionalReinspection } from './conditional-reinspection.ts'
import { costs } from './costs.ts'
import { courtReview } from './court-review.ts'
import { definitions } from './definitions.ts'
import { designStandards } from './design-standards.ts'
import { dyeTest } from './dye-test.ts'
import { easement } from './easement.ts'
import { effectiveDate } from './effective-date.ts'
import { facts } from './facts/index.ts'
import { failedBeforeTransfer } from './failed-before-transfer.ts'
import { failedSystem } from './failed-system.ts'
import { fees } from './fees.ts'
import { financialHelp } from './financial-help.ts'
import { holdingTank } from './holding-tank.ts'
import { inspectionBeforeChange } from './inspection-before-change.ts'
import { inspectionReport } from './inspection-report.ts'
import { inspectionTiming } from './inspection-timing.ts'
import { installationReport } from './installation-report.ts'
import { installerLicense } from './installer-license.ts'
import { landSpreading } from './land-spreading.ts'
import { mandatoryUpgrade } from './mandatory-upgrade.ts'
import { newSystemExemption } from './new-system-exemption.ts'
import { newSystemSubmittals } from './new-system-submittals.ts'
import { newSystemUse } from './new-system-use.ts'
import { orderAppeal } from './order-appeal.ts'
import { partialOrComplete } from './partial-or-complete.ts'
import { penalties } from './penalties.ts'
import { periodicInspection } from './periodic-inspection.ts'
import { permitTime } from './permit-time.ts'
import { pumpingForInspection } from './pumping-for-inspection.ts'
import { pumpingSchedule } from './pumping-schedule.ts'
import { reducedDesign } from './reduced-design.ts'
import { repairOrder } from './repair-order.ts'
import { replacementStamp } from './replacement-stamp.ts'
import { replacementSubmittals } from './replacement-submittals.ts'
import { replacementTests } from './replacement-tests.ts'
import { saleValidity } from './sale-validity.ts'
import { scope } from './scope.ts'
import { seepagePit } from './seepage-pit.ts'
import { septicInspector } from './septic-inspector.ts'
import { sewerAreaExemption } from './sewer-area-exemption.ts'
import { sewerAreaInspection } from './sewer-area-inspection.ts'
import { sewerAreaTerm } from './sewer-area-term.ts'
import { stateLawConflict } from './state-law-conflict.ts'
import { systemCondition } from './system-condition.ts'
import { systemRequirements } from './system-requirements.ts'
import { tankRisers } from './tank-risers.ts'
import { townCorrectiveAction } from './town-corrective-action.ts'
import { transferInspection } from './transfer-inspection.ts'
import { variance } from './variance.ts'
import { varianceApplication } from './variance-application.ts'
import { varianceConditions } from './variance-conditions.ts'
import { varianceMeetings } from './variance-meetings.ts'
import { varianceNeighbors } from './variance-neighbors.ts'
import { varianceSilence } from './variance-silence.ts'
import { varianceStandard } from './variance-standard.ts'
import { varianceVote } from './variance-vote.ts'
import { whatIsExposed } from './what-is-exposed.ts'
import { whatIsTested } from './what-is-tested.ts'
import { whatToOpen } from './what-to-open.ts'
import { whoInspects } from './who-inspects.ts'
import { winterInspection } from './winter-inspection.ts'
import { winterPartialInspection } from './winter-partial-inspection.ts'

export const town: Town = {
  id: 'huron',
  name: 'Town of Huron',
  county: 'Wayne County',
  aliases: ['huron'],
  law,
  calendar: newYork,
  facts,
  procedures: [
    transferInspection,
    buildingPermit,
    newSystemUse,
    newSystemSubmittals,
    systemRequirements,
    designStandards,
    backfilling,
    partialOrComplete,
    replacementTests,
    replacementSubmittals,
    replacementStamp,
    reducedDesign,
    installationReport,
    easement,
    landSpreading,
    fees,
    costs,
    certificateEffect,
    administration,
    stateLawConflict,
    scope,
    definitions,
    effectiveDate,
    complaint,
    complaintResponseTime,
    complaintAnonymous,
    complaintOrder,
    repairOrder,
    complianceSchedule,
    orderAppeal,
    courtReview,
    abatement,
    certificateRevocation,
    saleValidity,
    boardOfHealthHearing,
    townCorrectiveAction,
    penalties,
    appearanceTicket,
    variance,
    varianceStandard,
    varianceApplication,
    varianceVote,
    varianceMeetings,
    varianceConditions,
    varianceNeighbors,
    varianceSilence,
    sewerAreaExemption,
    sewerAreaTerm,
    sewerAreaInspection,
    inspectionBeforeChange,
    mandatoryUpgrade,
    periodicInspection,
    certificateExpiry,
    certificateIssue,
    newSystemExemption,
    whatToOpen,
    tankRisers,
    pumpingForInspection,
    dyeTest,
    whatIsExposed,
    whatIsTested,
    winterInspection,
    winterPartialInspection,
    failedSystem,
    failedBeforeTransfer,
    inspectionReport,
    conditionalCertificate,
    conditionalReinspection,
    holdingTank,
    aerobicUnit,
    aerobicInspection,
    seepagePit,
    pumpingSchedule,
    whoInspects,
    septicInspector,
    systemCondition,
    accessRefused,
    inspectionTiming,
    permitTime,
    backfillInspectionTime,
    installerLicense,
    financialHelp,
  ],
  contact: 'Town of Huron Building Inspector or Septic Inspector, through the Town Clerk’s office',
  notice: 'It rests on the Septic Law as amended in 2002; ask the Town Clerk whether it has been amended since.',
  emergency: sewageNow,
  glossary,
  subject: [
    ...inspectionOnChange,
    '(inspección|inspector|inspeccionar|inspeccionen) ... (casa|cabaña|venta|entrar|nombre|fideicomiso|alquiler|renta)',
    '(casa|cabaña|contrato|dueño|fideicomiso) ... (inspección|inspector|inspeccionar|inspeccionen)',
    '(trench|trenches|zanjas) ... (inspector|inspection|cover|backfill|tapar|dirt)',
    '(campo|zanja|zanjas|tubería) ... (lindero|vecino|línea de propiedad|pies|pulgadas)',
    '(lindero|línea de la propiedad|línea del vecino|línea de propiedad) ... (pies|campo|quedarían)',
    '(trust|llc|deed) ... inspection',
    '(inspection|inspector) ... (trust|llc|deed)',
    '(field|leach) ... (lake|bay|shore|property line)',
    '(c of o|certificate of occupancy) ... (inspect|inspection)',
    '(junta|board) ... (audiencia|hearing|variación|variance) ... (aprobad*|decide|decision|contesta)',
    '(audiencia|hearing) ... (junta|board) ... (contesta|decide|aprobad*|decision)',
    '(sewer|area) exemption',
    '(trench|trenches) open',
    '(notice|appointment|schedule|lead time) ... (inspection|inspector)',
    '(two|both) (paragraphs|sections|parts) .. (law|ordinance)',
    '(pasó|reprobó|falló) .. inspección',
    '(inspectors|inspector) (written|stop) order',
    '(the|our|my|whole|existing|entire|failed|failing|complete|this|that|old|replacement|el|mi|nuestro|su) (system|sistema)',
    '(transfer|sale|town|routine|periodic|required|next|new|another) (insp|inspection|inspections)',
    '(insp|inspection|inspected|inspección|inspeccionar) .. (sale|closing|tank|failed|flunked|passed|venta|casa)',
    '(próxima|última|periódica) inspección',
    '(cert|certificate) of compliance',
    '(inspector|inspectors|inspector’s) (order|letter)',
    '(drain|leach|new|absorption) (field|fields)',
    '(five year|5 year|two year|routine|periodic|transfer|presale) (insp|inspection|inspections|inspected)',
    '(inspection report|certificate of compliance|conditional certificate|conditional acceptance)',
    '(insp|inspection|inspected|inspector) .. (rpt|report|bay|snow|froze|frozen|thaw)',
    '(baffle|d-box|distribution box|speed levelers|gray water|grey water|graywater|aerobic|seepage|raw sewage|part 75a|75-a|laterals)',
    '(certificado de cumplimiento|certificado condicional|aguas grises|aguas servidas)',
    '(septic|septage|sewage|wastewater|leach*|cesspool|effluent|séptic*|aguas negras|drenaje)',
    'tank|tanque',
    '(perc|perk|percolation|dye test)',
    '(pumping|pumped|pump out|pump outs|riser*|drywell|dry well|seepage pit|fosa|pozo negro)',
  ],
}
