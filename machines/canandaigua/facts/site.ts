import type { Cite } from '../../../laws/canandaigua/ids.ts'
import type { Fact } from '../../kit/facts.ts'

/** What is put on the absorption area or into the system, and which place is meant. */
export const site = {
  thing: {
    kind: 'choice',
    label: 'what is placed or done there',
    ask: 'What do you want to build, place, plant, park or drive there: a building or structure, paving, trees or shrubs, fill, a vehicle, a swimming pool, a driveway or parking area, or something else?',
    why: 'The law names some things and forbids anything else that would impact the absorption area.',
    cite: 'canandaigua/202-5.E#2',
    choices: {
      structure: 'A building or other structure',
      paving: 'Paving, a driveway or a parking area',
      woody: 'Trees or shrubs',
      fill: 'Fill',
      vehicle: 'Parking or driving a vehicle',
      pool: 'A swimming pool',
      other: 'Something else',
    },
    words: {
      structure: [
        '(bunkhouse|cabin|tiny house|hoop house|lean to)',
        '(shed|garage|barn|carport|gazebo|deck|greenhouse|pavilion|sauna|pergola|structure|small building|a building|playhouse|addition|chicken coop)',
        'cobertizo|garaje|galpón|terraza|estructura|caseta|edificio|construcción',
      ],
      paving: [
        '(pave|paving|paved|pavers|asphalt|blacktop|concrete|patio|driveway|gravel|walkway|parking area|parking lot|parking pad|parking spot|parking space|basketball court)',
        '(paviment*|asfalto|cemento|concreto|estacionamiento|entrada de autos)',
      ],
      woody: [
        'tree|trees|shrub|shrubs|bush|bushes|hedge|hedges|arborvitae|orchard|evergreens',
        '(willow|maple|birch|oak|pine|spruce|cedar|hemlock|poplar|dogwood|lilac|rhododendron|juniper|boxwood|hydrangea)',
        'willows|maples|birches|oaks|pines|spruces|cedars|hemlocks|poplars|dogwoods|lilacs|rhododendrons|junipers|boxwoods|hydrangeas',
        'pinos|sauces|abedules|lilas|rosales',
        'árbol|árboles|arbusto|arbustos|seto',
      ],
      fill: [
        '(add*|bring*|dump*|spread*|haul*|put*|level*) .. (fill|topsoil|dirt|soil|gravel)',
        '(truckload*|load*|yards) of (fill|topsoil|dirt|soil)',
        '(fill dirt|relleno|tierra)',
      ],
      vehicle: [
        '(skid steer|backhoe|mower|horse trailer|pickup|boat trailer)',
        '(remolque|lancha|tractor|manejamos|pasar con)',
        'park|parking|parked|parks',
        'drive|driving|drives|drove',
        'car|cars|truck|trucks|trailer|camper|rv|motorhome|atv|tractor|boat|van|snowmobile|excavator|dumpster|suv|jeep',
        '(estacionar|estacionarme|estacionarse|estaciono|estacionan|parquear|parqueo|carro|camión|camioneta|remolque|tráiler|casa rodante|manejar|vehículo*)',
      ],
      pool: ['above ground pool', 'inground pool', '(pool|swimming pool)', 'piscina|alberca'],
      other: [
        '(garden|flowers|grass|vegetables|tomatoes|lawn chairs|picnic table|swing set|trampoline|fire pit|hammock|snow pile|goats|horses|horse|cows|sheep|tent|flagpole|clothesline|badminton|solar panels|fence)',
        'jardín|flores|huerto|verduras|columpio|tomates|caballos|cerca|carpa',
      ],
    },
  },
  spot: {
    kind: 'choice',
    label: 'the place',
    ask: 'Where would it be: on or over the absorption area (the leach field), close beside it, over the septic tank, or somewhere else, away from the septic system?',
    why: 'What would impact the absorption area is forbidden; elsewhere it turns on whether the system is interfered with.',
    cite: ['canandaigua/202-5.E#1', 'canandaigua/202-5.E#2'],
    choices: {
      field: 'On or over the absorption area',
      beside: 'Close beside the absorption area',
      tank: 'Over the septic tank or another part of the system',
      away: 'Away from the septic system',
    },
    words: {
      field: [
        '(cross|crosses|crossing) (the|our|my) (leach|drain|absorption)? (field|leachfield|drainfield|bed)',
        'right (over|on) (it|the field|top)',
        '(encima|arriba) (del campo|de las zanjas|de él)',
        '(on|over|atop|across|onto|above|top of|in) (the|our|my|his|her|their|a)? (old|whole|septic|entire)? (leach|drain|absorption|leaching|septic) (field|area|bed|lines|trenches)',
        '(on|over|across|onto|in) (the|our|my|his|her|their)? (leachfield|drainfield|laterals|leach lines)',
        '(on|over|atop|across|onto|above|top of|through) (the|our|my|his)? (field|last line|lines|laterals|lateral|bed|leach line|absorption bed)',
        '(drain field|leach field|leachfield|drainfield|absorption area) (itself|too)',
        '(sobre|encima|arriba|en) (de|del)? (el)? (campo|drenaje|área de absorción)',
      ],
      beside: [
        '(off to|to) (the|one) side',
        'right (next to|beside)',
        '(next to|beside) (the)? (leach|drain|absorption)? (field|bed|lines)',
        'al lado (no|del campo|del drenaje|solamente)',
        '(a un lado|al costado|pegado) (de|del|al)? (campo|drenaje)',
        '(beside|near|close to|by|along|edge of|border of|around|alongside) (the|our|my|his|her)? (edge of the)? (leach|drain|absorption|septic) (field|area|bed|lines)',
        '(feet|ft) (from|off|away from|beside|to the side of) (the|our|my)? (side of the|edge of the)? (leach|drain|absorption) (field|area|bed)',
        '(off)? to the side of (the|our|my)? (leach|drain|absorption)? (field|area|bed|it)',
        '(beside|next to|alongside) (it|the field|the bed)',
        '(junto|cerca|al lado|orilla) (a|al|de|del)? (campo|drenaje)',
      ],
      tank: [
        '(on|over|atop|onto|above|top of|cover*) (the|our|my|his|her|their|a)? (septic|holding)? (tank|distribution box|d-box)',
        '(sobre|encima|arriba) (de|del)? (el)? (tanque|fosa)',
      ],
      away: [
        '(nowhere|not) near (it|the field|the septic|the system)',
        '(other|opposite) (side|end) of (the)? (lot|yard|house|property)',
        '(al otro lado|lejos) (de la casa|del terreno|de todo)?',
        '(other|far|opposite) (side|end) of',
        '(nowhere|not anywhere) near',
        '(well|far) away from',
        'lejos del (campo|sistema|séptico|drenaje)',
      ],
    },
  },
  substance: {
    kind: 'choice',
    label: 'what would go into the system',
    ask: 'What would go into the septic system: household sewage, roof, cellar, foundation, storm or ground water, chemicals or other waste, or water of another kind (softener, pool, hot tub, garbage disposal)?',
    why: 'Nothing but sewage may go in, and clear water is shut out by name.',
    cite: ['canandaigua/202-5.F#1', 'canandaigua/202-5.F#2'],
    choices: {
      sewage: 'Household sewage: toilets, sinks, showers, laundry',
      clearWater: 'Roof, cellar, foundation, storm or ground water',
      waste: 'Chemicals, oil, paint, medicine or other waste that is not sewage',
      unsure: 'Water softener, pool, hot tub or garbage disposal',
    },
    words: {
      sewage: [
        '(sink|kitchen|bathroom|bath) (water|waste)',
        'agua (del|de la|de los) (fregadero|lavamanos|baño|baños|cocina)',
        '(shower|showers|laundry|dishwasher|washing machine)',
        'toilet (water|waste|paper)',
        '(household|regular|normal|human) (sewage|wastewater|waste)',
        'ducha|lavadora|lavaplatos',
      ],
      clearWater: [
        '(sump|gutter|gutters|downspout*|roof|cellar|basement|foundation|footing|french drain|storm|rain|rainwater|stormwater|groundwater|surface water|runoff|spring water|curtain drain)',
        '(lluvia|canaleta*|canalón|canalones|techo|sótano|cimiento*|agua subterránea|pluvial*)',
      ],
      waste: [
        'medicina|medicinas|meds|pastillas|lejía|disolvente',
        '(turpentine|lacquer|stain|motor oil|diesel|kerosene|acid|drain cleaner|weed killer|coolant|fryer oil|cooking oil)',
        '(tíner|thinner|diésel|ácido|cloro|anticongelante)',
        '(paint|paints|oil|gasoline|antifreeze|solvent*|chemical*|pesticide*|thinner|medicine|medication*|pills|bleach|grease|manure|wipes|cat litter|degreaser|industrial|photo chemicals|brewery waste)',
        'pintura|aceite|químico*|gasolina|solvente*|medicamento*|grasa|toallitas',
      ],
      unsure: [
        'softener|backwash|brine',
        '(hot tub|jacuzzi|spa|pool)',
        '(garbage disposal|garbage grinder|disposall|dehumidifier|condensate|furnace|ac drain)',
        'suavizador|ablandador|piscina|alberca|triturador',
      ],
    },
  },
} as const satisfies Record<string, Fact<Cite>>
