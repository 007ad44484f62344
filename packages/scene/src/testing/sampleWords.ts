export type Amount = 'shortest' | 'typical' | 'longest'

export interface Content {
  readonly title: string
  readonly eyebrow: string
  readonly bullets: readonly string[]
}

export type Contents = Readonly<Record<Amount, Content>>

export const longTitle =
  'The clinics on the network grew ninefold in six quarters, and the ministries noticed'
export const longItem =
  'Loggers are read after delivery, when every dose in the box is already spoiled and written off'

export const lists: Contents = {
  shortest: { title: 'Loss', eyebrow: '', bullets: ['Heat'] },
  typical: {
    title: 'Half of the losses happen in the last 40 kilometres',
    eyebrow: 'The problem',
    bullets: [
      'Nobody is looking. Loggers are read after delivery, when the dose is spoiled.',
      'Heat is local. A box on a motorbike rises 9 degrees in twenty minutes.',
      'Paper travels slowly. A complaint takes six weeks to reach the depot.',
      'Clinics write the loss off and order more.',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: Array.from({ length: 6 }, () => longItem),
  },
}

export const pictured: Contents = {
  shortest: lists.shortest,
  typical: {
    title: 'What eleven months on the road taught us',
    eyebrow: 'Pilot in Ghana',
    bullets: [
      'Voice beats text: riders acted on 92 percent of calls.',
      'One battery lasts a whole vaccination season.',
      'Depots want proof, not dashboards.',
    ],
  },
  longest: {
    title: 'What eleven months on the road in two countries have taught us',
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: Array.from({ length: 4 }, () => longItem.slice(0, 84)),
  },
}

export const halves: Contents = {
  shortest: { title: 'Then and now', eyebrow: '', bullets: ['Slow', 'Fast'] },
  typical: {
    title: 'We recommend rebuilding over opening new sites',
    eyebrow: 'Decision',
    bullets: [
      'Open new sites:',
      '€ 2.9m per store',
      'Break-even in 41 months',
      'Needs 380 hires',
      'Rebuild existing stores:',
      '€ 1.1m per store',
      'Break-even in 19 months',
      'Retrains the team',
    ],
  },
  longest: {
    title: longTitle,
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: [
      'What we spent it on, in order:',
      ...Array.from({ length: 5 }, () => longItem.slice(0, 70)),
      'Where it came from last year:',
      ...Array.from({ length: 5 }, () => longItem.slice(0, 70)),
    ],
  },
}

export function parts(count: number, lead: string, detail: string): readonly string[] {
  return Array.from({ length: count }, () => `${lead}: ${detail}`)
}
