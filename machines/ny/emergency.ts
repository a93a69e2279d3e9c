/**
 * What people write when sewage is where it can make somebody ill now, and what they are told before anything else. Plain
 * safety, no law: the towns share it, and it names no number that may be out of date.
 */
export const sewageNow = {
  words: [
    '(sewage|raw sewage|waste water|wastewater|toilet water|septic) .. (backing|backed|coming|came|comes) up',
    '(sewage|raw sewage|wastewater) .. (running|flowing|spilling|pouring|gushing|leaking|draining|pooling|overflowing|bubbling|surfacing|discharging|going) .. (bay|lake|stream|creek|brook|river|pond|well|water|road|ditch|yard|lawn|basement|house|bank|ground)',
    '(sewage|raw sewage) .. (in|into) .. (house|basement|cellar|bathtub|shower|well|creek|stream|brook|lake|bay|pond)',
    '(septic|septic tank|septic system|leach field|cesspool) .. (leaking|leaks|running|overflowing|spilling|pouring|gushing|draining|discharging|emptying) .. (lake|bay|stream|creek|brook|river|pond|well|basement|cellar|house)',
    '(toilet|toilets|tub|shower) .. (overflowing|backing up)',
    '(séptico|fosa|tanque) .. (derrama|derramando|gotea|sale|tira|vierte|desborda) .. (casa|sótano|arroyo|pozo|lago|río|estanque)',
    '(aguas negras|aguas residuales|drenaje) .. (casa|sótano|arroyo|pozo|lago|río|calle|patio)',
  ],
  says: 'Safety first, before the law: keep people and pets away from the sewage, use as little water in the building as you can, and do not drink from a well it may have reached. Call the town’s office now; outside office hours call your county health department, and 911 if somebody is in danger.',
  saysIn: {
    es: 'Primero la seguridad, antes que la ley: mantenga a las personas y a los animales lejos de las aguas negras, use la menor cantidad de agua que pueda en el edificio y no beba de un pozo al que puedan haber llegado. Llame ahora a la oficina del pueblo; fuera de las horas de oficina llame al departamento de salud de su condado, y al 911 si alguien está en peligro.',
  },
} as const
