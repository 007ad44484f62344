import type { WriteRequest } from '@deckloom/writer'
import type { Dice } from './dice.ts'
import { languages, type Language } from './languages.ts'

const types = ['pitch', 'report', 'marketing', 'training'] as const

const openings = {
  pitch: ['Pitch deck for', 'Investor update on', 'Proposal for', 'Pitch:'],
  report: ['Annual report on', 'Q3 review of', 'Incident report:', 'Status of'],
  marketing: ['Marketing plan for', 'Launch campaign for', 'Social media strategy for'],
  training: ['Training on', 'How to run', 'Onboarding for', 'Explain'],
} as const

const subjects = [
  'a solar-powered water purifier startup in rural India',
  'street trees in Lisbon',
  'an oat drink brand in Scandinavia',
  'data protection in Portuguese hospitals',
  'a marketplace that lends tools between neighbours',
  'night train punctuality in Central Europe',
  'coffee',
  'Blockchain',
  'harbour silt sensors',
  'quantum computing',
  'the Elm Street library’s rooftop garden',
  'the migration of the warehouse management system to a new data centre in Rotterdam-Maasvlakte',
  'A/B tests & <b>conversion</b> rates',
  '???',
] as const

const audiences = [
  '',
  ', for seed investors',
  ', for the board',
  ' for students',
  ' for new nurses in the emergency department',
  '. We grew from 48 to 438 customers and lose 30% before delivery. We are raising $2M.',
  '. Keep it practical. Include costs, risks, a timeline and first aid.',
] as const

/** Returns a possible request to the writer: a prompt in English, or source text in any language. */
export function requestFor(dice: Dice): WriteRequest {
  const presentationType = dice.pick(types)
  const slideCount = dice.pick([5, 5, 8, 10, 10, 10, 12, 15, 20, 25])
  if (dice.chance(0.45)) {
    const prompt = `${dice.pick(openings[presentationType])} ${dice.pick(subjects)}${dice.pick(audiences)}`
    return { prompt, slideCount, presentationType }
  }
  const language = dice.pick(languages)
  const prompt = dice.pick(language.titles)
  return { prompt, slideCount, presentationType, source: sourceIn(language, dice) }
}

/** Returns source text of one line up to several pages, as Markdown: headings, paragraphs, lists and tables. */
function sourceIn(language: Language, dice: Dice): string {
  const sections = dice.pick([0, 1, 3, 6, 12])
  const head = [`# ${dice.pick(language.titles)}`, dice.pick(language.sentences)]
  const parts = Array.from({ length: sections }, () => section(language, dice))
  return [...head, ...parts.flat()].join('\n\n')
}

function section(language: Language, dice: Dice): readonly string[] {
  const heading = `## ${dice.pick(language.headings)}`
  const spaces = /^(?:zh|ja)/u.test(language.tag) ? '' : ' '
  switch (dice.pick(['prose', 'prose', 'list', 'table', 'long'])) {
    case 'list':
      return [
        heading,
        dice
          .some([...language.items, ...language.sentences], dice.between(2, 9))
          .map((item) => `- ${item}`)
          .join('\n'),
      ]
    case 'table':
      return [heading, tableOf(language, dice)]
    case 'long':
      return [heading, dice.some(language.sentences, dice.between(8, 20)).join(spaces)]
    default:
      return [heading, dice.some(language.sentences, dice.between(1, 4)).join(spaces)]
  }
}

function tableOf(language: Language, dice: Dice): string {
  const rows = dice
    .some(language.headings, dice.between(2, 10))
    .map(
      (name, index) =>
        `| ${name} ${index + 1} | ${dice.pick([0, 3, 12.5, 131, 4_100_000, 0.002])} |`,
    )
  return ['|  | 2024 |', '| --- | --- |', ...rows].join('\n')
}
