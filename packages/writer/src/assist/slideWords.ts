import { bulletText, type Slide } from '@deckloom/deck'
import { languageOf } from '../language/languageOf.ts'
import type { SpokenLanguage } from '../language/languages.ts'

interface SlideWords {
  readonly heads: { readonly what: string; readonly detail: string; readonly value: string }
  readonly notes: {
    readonly open: string
    readonly point: string
    readonly show: string
    readonly close: string
  }
}

/** The few words that the assistant says itself, in the language of the slide; English where it is another. */
export function wordsFor(slide: Slide): SlideWords {
  const lines = [slide.slide_title, ...slide.bullet_points.map(bulletText)]
  const language = languageOf(lines.join('. '))
  return language === 'other' ? words.en : words[language]
}

const words: Readonly<Record<SpokenLanguage, SlideWords>> = {
  en: {
    heads: { what: 'What', detail: 'Detail', value: 'Value' },
    notes: {
      open: 'Open with',
      point: 'Point',
      show: 'Show',
      close: 'Close with what follows from it.',
    },
  },
  de: {
    heads: { what: 'Was', detail: 'Einzelheit', value: 'Wert' },
    notes: {
      open: 'Einstieg',
      point: 'Punkt',
      show: 'Zeigen',
      close: 'Schluss: was daraus folgt.',
    },
  },
  fr: {
    heads: { what: 'Quoi', detail: 'Détail', value: 'Valeur' },
    notes: {
      open: 'Ouvrir sur',
      point: 'Point',
      show: 'Montrer',
      close: 'Conclure : ce qui en découle.',
    },
  },
  es: {
    heads: { what: 'Qué', detail: 'Detalle', value: 'Valor' },
    notes: {
      open: 'Empezar con',
      point: 'Punto',
      show: 'Mostrar',
      close: 'Cerrar con lo que se deduce.',
    },
  },
  pt: {
    heads: { what: 'O quê', detail: 'Detalhe', value: 'Valor' },
    notes: {
      open: 'Abrir com',
      point: 'Ponto',
      show: 'Mostrar',
      close: 'Fechar com o que daí resulta.',
    },
  },
  it: {
    heads: { what: 'Che cosa', detail: 'Dettaglio', value: 'Valore' },
    notes: {
      open: 'Aprire con',
      point: 'Punto',
      show: 'Mostrare',
      close: 'Chiudere con ciò che ne segue.',
    },
  },
}
