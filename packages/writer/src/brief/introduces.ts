import { doingOf } from './doingOf.ts'

export interface Introduction {
  /** What is made or offered: 'a marketplace that connects ...'. */
  readonly phrase: string
  readonly name?: string
  /** A firm without a name, when the phrase says what it does. */
  readonly firm?: string
  /** The phrase says what is done: 'measuring harbour silt'. */
  readonly isDoing?: boolean
}

const name = String.raw`(?<name>\p{Lu}[\p{L}\p{N}.-]*(?:\s(?:(?:&|and)\s)?\p{Lu}[\p{L}\p{N}.-]*){0,2})`
const introductions: readonly RegExp[] = [
  /^(?:we|i)(?:['’]re| are|['’]m| am|['’]ve| have)?\s+(?:currently\s+)?(?:building|developing|launching|creating|making|running|starting|opening|selling|offering|designing|build|develop|make|run|own|sell|offer|provide|founded|started|created|built|launched|opened|(?:want|plan|are going) to (?:build|open|launch|start|sell|create|make))\s+(?<phrase>.+)$/iu,
  new RegExp(
    String.raw`^(?:[Oo]ur|[Mm]y)\s+(?:company|start-?up|business|team|product|app|firm|brand|shop),?\s+${name},?\s+(?:is|sells|makes|builds|offers|provides|develops|runs)\s+(?<phrase>.+)$`,
    'u',
  ),
  new RegExp(
    String.raw`^${name}\s+(?:is\s+(?=an?\s)|sells\s|makes\s|builds\s|offers\s|provides\s|develops\s)(?<phrase>.+)$`,
    'u',
  ),
  new RegExp(String.raw`^${name}\s*(?::|,|–|—|\s-)\s+(?<phrase>(?:an?|the|our)\s.+)$`, 'u'),
  /^(?<name>\p{Lu}[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}]*)\s[-–—]\s+(?<phrase>.+)$/u,
]
const leadIn =
  /^(?:(?:[Ff]or|of|about|on)\s+(?=\p{Lu}|(?:an?|our|my)\s)|(?:[Ww]e['’]re|[Ww]e are|I['’]m|I am|[Mm]eet|[Ii]ntroducing)\s+(?=\p{Lu}))/u
const noName = /^(?:This|It|He|She|They|There|That|What|How|Today|In|On|At)$/u

/** Reads 'We are building ...', 'Beanbox is a ...' and 'Beanbox: a ...'. */
export function introduces(sentence: string): Introduction | undefined {
  const words = sentence.replace(/[.!]+$/u, '').replace(leadIn, '')
  for (const pattern of introductions) {
    const { phrase, name: called } = pattern.exec(words)?.groups ?? {}
    if (phrase !== undefined && !noName.test(called ?? '')) return introduction(phrase, called)
  }
  return doingOf(words)
}

/** 'Harbourly, a startup that measures silt' is about what it does. */
function introduction(phrase: string, called: string | undefined): Introduction {
  const done = doingOf(phrase)
  const known = done?.name ?? called
  return { phrase, ...done, ...(known !== undefined && { name: known }) }
}
