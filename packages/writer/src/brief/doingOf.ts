import { gerundOf, isBaseVerb } from '../language/gerund.ts'

const maker = String.raw`(?:start-?up|company|business|venture|firm|ngo|charity|non-?profit|organi[sz]ation|association|foundation|social enterprise|cooperative|co-op)`
const described = new RegExp(
  String.raw`^(?:an?|the|our|my)\s+(?:[\p{L}-]+\s+)?(?<firm>${maker})(?:\s+(?:called|named)\s+(?<name>\p{L}[\p{L}\p{N}.-]*))?\s+(?:that|which|who)\s+(?<verb>\p{Ll}+)\s+(?<object>.+)$`,
  'iu',
)
const firms = /^(?:start-?up|company|business|venture|firm)$/iu
const acting = new RegExp(
  String.raw`^(?:[Oo]ur|[Mm]y)\s+${maker.replace('ngo', '(?:ngo|NGO)')},?(?<name>(?:\s\p{Lu}[\p{L}\p{N}.-]*){0,3}),?\s+(?<verb>\p{Ll}+s)\s+(?<object>.+)$`,
  'u',
)
const ourWork = /^we\s+(help|connect|teach|rent|turn|measure|repair|recycle|plant|train)\s+(.+)$/iu
const noVerb = /^(?:is|has|was|does|results?|news|plans|sales|costs|needs|wants|raises|seeks)$/u

export interface Doing {
  /** 'measuring harbour silt with buoys'. */
  readonly phrase: string
  readonly name?: string
  /** The firm that does it, where it has no name: 'start-up'. */
  readonly firm?: string
  /** False when the phrase names a thing that is made or sold. */
  readonly isDoing: boolean
}

const making = /^(?:makes|builds|sells|develops|offers|produces|provides|designs|manufactures)$/u

/** 'A startup that measures silt' and 'our NGO plants mangroves' say what somebody does. */
export function doingOf(words: string): Doing | undefined {
  const [, verb = '', object = ''] = ourWork.exec(words) ?? []
  if (verb !== '') return { phrase: `${gerundOf(verb)} ${object}`, isDoing: true }
  return describedDoing(words) ?? actedDoing(words)
}

function describedDoing(words: string): Doing | undefined {
  const { name, firm = '', verb = '', object = '' } = described.exec(words)?.groups ?? {}
  if (!verb.endsWith('s') || noVerb.test(verb)) return undefined
  const told = done(verb, object)
  if (name !== undefined) return { ...told, name }
  return told.isDoing && firms.test(firm) ? { ...told, firm: firm.toLowerCase() } : told
}

function actedDoing(words: string): Doing | undefined {
  const { name = '', verb = '', object = '' } = acting.exec(words)?.groups ?? {}
  if (verb === '' || noVerb.test(verb)) return undefined
  if (name !== '') return { ...done(verb, object), name: name.trim() }
  return isBaseVerb(baseOf(verb)) ? done(verb, object) : undefined
}

function done(verb: string, object: string): Doing {
  if (making.test(verb)) return { phrase: object, isDoing: false }
  return { phrase: `${gerund(verb)} ${object}`, isDoing: true }
}

function gerund(verb: string): string {
  return gerundOf(baseOf(verb))
}

/** 'measures' to 'measure', 'teaches' to 'teach', 'supplies' to 'supply'. */
function baseOf(verb: string): string {
  if (/[^aeiou]ies$/u.test(verb)) return `${verb.slice(0, -3)}y`
  return /(?:ch|sh|ss|x|zz|o)es$/u.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/u, '')
}
