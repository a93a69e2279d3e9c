/** What the frame of every page says. */
import type { Language } from '../../../machines/kit/language.ts'

interface FrameWords {
  readonly skip: string
  readonly pages: string
  readonly more: string
  readonly language: string
  readonly towns: string
  readonly compare: string
  readonly ask: string
  readonly topics: string
  readonly law: string
  readonly otherTowns: string
  readonly lawAndMachines: string
  readonly procedures: string
  readonly compareTowns: string
  readonly proof: string
  readonly demonstration: string
  readonly honest: string
}

export const frameWords: Readonly<Record<Language, FrameWords>> = {
  en: {
    skip: 'Skip to the content',
    pages: 'Pages',
    more: 'More',
    language: 'Language',
    towns: 'Towns',
    compare: 'Compare',
    ask: 'Ask',
    topics: 'Topics',
    law: 'The law',
    otherTowns: 'Other towns',
    lawAndMachines: 'The law, sentence by sentence',
    procedures: 'How each question is decided',
    compareTowns: 'Compare the towns',
    proof: 'The proof',
    demonstration: 'On a town’s website',
    honest: 'Automatic legal information. It is not a town’s decision and not legal advice.',
  },
  es: {
    skip: 'Ir al contenido',
    pages: 'Páginas',
    more: 'Más',
    language: 'Idioma',
    towns: 'Pueblos',
    compare: 'Comparar',
    ask: 'Preguntar',
    topics: 'Temas',
    law: 'La ley',
    otherTowns: 'Otros pueblos',
    lawAndMachines: 'La ley, oración por oración (en inglés)',
    procedures: 'Cómo se decide cada pregunta (en inglés)',
    compareTowns: 'Comparar los pueblos',
    proof: 'La prueba (en inglés)',
    demonstration: 'En el sitio web de un pueblo',
    honest: 'Información legal automática. No es una decisión del pueblo ni asesoramiento legal.',
  },
}
