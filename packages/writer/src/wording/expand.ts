import { capitalise } from '../language/letterCase.ts'
import { countWords, tidy, wordsIn } from '../language/words.ts'
import { slotNames, type SlotName, type Slots } from './slots.ts'

export interface TextLimit {
  readonly chars: number
  readonly words?: number
}

const slotPattern = /\{([^{}]+)\}/gu

/**
 * Fills a template: `{subject}` is a phrase, `{is|are}` agrees with the phrase before it, and what stands in
 * angle brackets is left out where its phrase is missing. Undefined when another phrase is missing.
 */
export function expand(
  template: string,
  slots: Slots,
  options = { keepsOptional: true },
): string | undefined {
  const chosen = template.replace(/<([^<>]*)>/gu, (_, part: string) =>
    options.keepsOptional && isFillable(part, slots) ? part : '',
  )
  if (!isFillable(chosen, slots)) return undefined
  let isMany = slots.subject?.many ?? false
  const filled = chosen.replace(slotPattern, (_, inside: string) => {
    const [singular, plural] = inside.split('|')
    if (plural !== undefined) return isMany ? plural : (singular ?? '')
    const phrase = phraseOf(inside, slots)
    isMany = phrase?.many ?? false
    return phrase?.text ?? ''
  })
  return capitalise(tidy(filled))
}

/** The first template that can be filled and keeps the limit, with its optional parts if they fit. */
export function firstFitting(
  templates: readonly string[],
  slots: Slots,
  limit: TextLimit,
): string | undefined {
  for (const template of templates) {
    for (const keepsOptional of [true, false]) {
      const text = expand(template, slots, { keepsOptional })
      if (text !== undefined && fits(text, limit) && !echoes(template, text)) return text
    }
  }
  return undefined
}

/** 'The campaign for our cycling campaign': a phrase that brings a long word of the template again. */
function echoes(template: string, text: string): boolean {
  if (!template.includes('{')) return false
  const words = wordsIn(text).flatMap((word) => (word.length >= 6 ? [word.replace(/s$/u, '')] : []))
  return new Set(words).size < words.length
}

function fits(text: string, limit: TextLimit): boolean {
  return text.length <= limit.chars && countWords(text) <= (limit.words ?? Number.POSITIVE_INFINITY)
}

function isFillable(template: string, slots: Slots): boolean {
  for (const [, inside = ''] of template.matchAll(slotPattern)) {
    if (!inside.includes('|') && phraseOf(inside, slots) === undefined) return false
  }
  return true
}

function phraseOf(inside: string, slots: Slots) {
  const name = slotNames.find((candidate) => candidate === inside.toLowerCase())
  const phrase = name === undefined ? undefined : slots[name satisfies SlotName]
  return phrase && /^\p{Lu}/u.test(inside) ? { ...phrase, text: capitalise(phrase.text) } : phrase
}
