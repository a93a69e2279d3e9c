import { law } from '../../laws/gorham/ids.ts'
import type { Town } from '../kit/town.ts'
import { sewageNow } from '../ny/emergency.ts'
import { glossary } from '../ny/glossary.ts'
import { newYork } from '../ny/index.ts'
import { inspectionOnChange } from '../ny/subject.ts'
import { access } from './access.ts'
import { appeal } from './appeal.ts'
import { appealScope } from './appeal-scope.ts'
import { appealStay } from './appeal-stay.ts'
import { application } from './application.ts'
import { asBuiltPlans } from './as-built-plans.ts'
import { changeOfUseInspection } from './change-of-use-inspection.ts'
import { complaint } from './complaint.ts'
import { complaintFiling } from './complaint-filing.ts'
import { complaintForm } from './complaint-form.ts'
import { conflictOfLaws } from './conflict-of-laws.ts'
import { continuedUse } from './continued-use.ts'
import { conveyanceInspection } from './conveyance-inspection.ts'
import { correctiveWork } from './corrective-work.ts'
import { cost } from './cost.ts'
import { courtReview } from './court-review.ts'
import { covering } from './covering.ts'
import { deficiency } from './deficiency.ts'
import { deficiencyNotice } from './deficiency-notice.ts'
import { denialNotice } from './denial-notice.ts'
import { designExemption } from './design-exemption.ts'
import { designNumbers } from './design-numbers.ts'
import { designProfessional } from './design-professional.ts'
import { designStandard } from './design-standard.ts'
import { discharge } from './discharge.ts'
import { effectiveDate } from './effective-date.ts'
import { enforcement } from './enforcement.ts'
import { expansionInspection } from './expansion-inspection.ts'
import { facts } from './facts/index.ts'
import { fees } from './fees.ts'
import { inspectionProcedure } from './inspection-procedure.ts'
import { inspectionPumping } from './inspection-pumping.ts'
import { inspectionReport } from './inspection-report.ts'
import { inspectionTiming } from './inspection-timing.ts'
import { inspector } from './inspector.ts'
import { installationInspection } from './installation-inspection.ts'
import { misrepresentation } from './misrepresentation.ts'
import { occupancy } from './occupancy.ts'
import { penalties } from './penalties.ts'
import { periodicInspection } from './periodic-inspection.ts'
import { permit } from './permit.ts'
import { permitDuration } from './permit-duration.ts'
import { permitIssue } from './permit-issue.ts'
import { permitTime } from './permit-time.ts'
import { protection } from './protection.ts'
import { publicSewer } from './public-sewer.ts'
import { pumpingSchedule } from './pumping-schedule.ts'
import { purposeAndScope } from './purpose-and-scope.ts'
import { requestedInspection } from './requested-inspection.ts'
import { siteLimitations } from './site-limitations.ts'
import { sketchPlan } from './sketch-plan.ts'
import { stateApproval } from './state-approval.ts'
import { stopWork } from './stop-work.ts'
import { unfoundedComplaint } from './unfounded-complaint.ts'
import { variance } from './variance.ts'
import { violationNotice } from './violation-notice.ts'
import { watershedInspector } from './watershed-inspector.ts'

export const town: Town = {
  id: 'gorham',
  name: 'Town of Gorham',
  county: 'Ontario County',
  aliases: ['gorham'],
  law,
  calendar: newYork,
  facts,
  procedures: [
    permit,
    discharge,
    designStandard,
    designExemption,
    designNumbers,
    continuedUse,
    siteLimitations,
    protection,
    stateApproval,
    watershedInspector,
    designProfessional,
    access,
    application,
    sketchPlan,
    publicSewer,
    permitIssue,
    permitTime,
    permitDuration,
    denialNotice,
    occupancy,
    installationInspection,
    covering,
    asBuiltPlans,
    stopWork,
    fees,
    conveyanceInspection,
    changeOfUseInspection,
    expansionInspection,
    requestedInspection,
    inspectionProcedure,
    inspectionPumping,
    inspector,
    inspectionTiming,
    inspectionReport,
    deficiency,
    deficiencyNotice,
    correctiveWork,
    cost,
    complaint,
    unfoundedComplaint,
    complaintFiling,
    complaintForm,
    appeal,
    appealScope,
    appealStay,
    variance,
    enforcement,
    misrepresentation,
    penalties,
    violationNotice,
    conflictOfLaws,
    courtReview,
    pumpingSchedule,
    periodicInspection,
    purposeAndScope,
    effectiveDate,
  ],
  contact: 'Town of Gorham Code Enforcement Officer, or the Town Clerk’s office',
  notice:
    'It rests on the text of Chapter 56 as filed on October 23, 2000. That text may have been amended or replaced since: ask the Town Clerk before relying on it.',
  emergency: sewageNow,
  glossary,
  subject: [
    ...inspectionOnChange,
    'fosa',
    '(tubo|tubos|tubería|zanja|zanjas|bomba) ... (permiso|campo|casa|casas)',
    '(cambiar|cambiamos|cambio) .. bomba',
    'sistema nuevo',
    '(refinanciar|refinanciando|refinanciamos)',
    '(solicitud) ... (carta|permiso)',
    '(fideicomiso|escritura) ... (inspección|viviendo|casa)',
    '(casa|cabaña) ... (fideicomiso|inspección|inspeccionar)',
    '(trust|deed|title) ... (inspection|inspect|inspected)',
    '(line|pipe|pipes) (from|between) the house',
    '(campo|zanja|zanjas|línea) (de)? (infiltración|absorción)',
    '(apelar|apelo|apelación|recurso) ... (oficial|inspector|permiso)',
    '(oficial|inspector) ... (permiso|negó|rechazó)',
    '(instalación|instalar) ... sistema',
    '(inspeccionar|inspección) ... (compañía|privada|casa)',
    '(appeal|appealed) ... (finding|30 days|permit)',
    'violation notice',
    'tank setback',
    'leach field',
    '(reparación|arreglo|reparar) .. (sistema|séptico|campo)',
    'septic|septics|sewage|wastewater|leach*|cesspool|effluent|séptic*|drenaje',
    'adequately functioning',
    'seepage|seeping|backfill|backfilled|backfilling',
    '(absorption|septic|leaching|drainage) field',
    '(enlarge|extend|replace|bigger) .. field',
    '(our|my|the|whole|entire|failed|failing|old) system',
    '(el|mi|nuestro|todo el) sistema',
    'new field',
    'design professional',
    'conventional (system|replacement|field|septic)',
    '(engineer|perc) ... conventional',
    '(inspector|officer) ... (appeal|appeals|apelación|apelar|recurso)',
    '(appeal|appeals|apelación|apelar) ... (inspector|officer)',
    '(failed|failure) ... (letter|notice|report)',
    '(letter|notice|report) ... (failed|failure)',
    '(town|inspector|officer) (inspects|inspected)',
    '(permit|plans) ... (wetland|creek|stream|well|spring)',
    '(wetland|creek|stream) ... (permit|plans)',
    '(buyer|buyers|purchaser|purchasers|seller|sellers) ... deed',
    'as (built|builts)',
    '(watershed|septic|health) inspector',
    '(ignore|ignored|ignoring) the notice',
    '(engineer|contractor|installer) ... (repair|digging|report)',
    'enlarge .. field',
    '(make|making) (our|my|the) field',
    'illegally installed',
    '(failed|flunked|passed) (us|me|inspection|the inspection|our inspection)',
    '(inspect|inspected|inspection) ... (closing|close|sell|selling|sale|deed|convey|conveyance)',
    '(sell|selling|sale|closing|deed) ... (inspect|inspected|inspection)',
    '(addition|expansion|bedroom|bedrooms) ... (inspect|inspected|inspection)',
    'inspection by the town',
    'town inspection',
    '(failed|dead|whole|failing) field',
    '(box|chamber|tank) s? (lid|cover)',
    'new lid',
    '(effluent|sewage|mechanical) pump',
    'hydraulic',
    '(less|more) water',
    '(application|permit) ... (well|spring|wells|bedrooms)',
    '(well|spring|wells|bedrooms) ... (application|permit)',
    'aguas negras',
    'tank|tanque',
    'drainfield',
    'drain field',
    'disposal field',
    'd box',
    'distribution box',
    'perc|perk|percolation|watershed',
    'dye test',
    'chapter 56',
    'baffle*|bafle*|lateral|laterals|riser|risers',
    'honey wagon',
    'gray water',
    'grey water',
    'outhouse|privy|porta potty',
  ],
}
