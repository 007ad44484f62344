import { fallbacksOf, fontFace } from './catalog.ts'
import type { HanRegion } from './hanRegion.ts'
import type { FaceId } from './types.ts'

/** A catalog family with a regular and a bold face. */
type StandIn = 'noto-arabic' | 'noto-devanagari' | 'noto-emoji' | HanStandIn
type HanStandIn = 'noto-sc' | 'noto-tc' | 'biz-udgothic' | 'nanum-gothic'

// The second family draws what a text quotes from another region.
const hanStandIns: Readonly<Record<HanRegion, readonly HanStandIn[]>> = {
  simplified: ['noto-sc', 'noto-tc'],
  traditional: ['noto-tc', 'noto-sc'],
  japanese: ['biz-udgothic', 'noto-sc'],
  korean: ['nanum-gothic', 'noto-sc'],
}

const serifFamilies = new Set(['Gelasio', 'Caladea', 'Fraunces', 'Source Serif 4'])
const greekOrCyrillic = /[\p{Script=Greek}\p{Script=Cyrillic}]/u
const kana = /[\u3041-\u3096\u309B-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\uFF66-\uFF9D]/
const hangul = /[\u1100-\u11FF\u3131-\u318E\uA960-\uA97C\uAC00-\uD7FB]/
const bopomofo = /\p{Script=Bopomofo}/u
const eastAsian =
  /\p{Script=Han}|[\u2E80-\u2FFF\u3000-\u3020\u3030-\u303F]|[\u30A0\u30FB]|[\u3190-\u33FF]|[\uFE10-\uFE1F\uFE30-\uFE4F\uFF00-\uFFEF]/u
const arabic = /[\p{Script=Arabic}\u060C\u061B\u061F\u0640]/u
const devanagari = /[\p{Script=Devanagari}\u0964\u0965\u{11B00}-\u{11B09}]/u
const pictographic = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u
const common =
  /^[\p{Script=Latin}\p{ASCII}\u00A0-\u00FF\u02B0-\u036F\u2000-\u2012\u2018-\u201F\u20A0-\u20CF]*$/u

/** Returns whether a text has characters that most faces lack. */
export function needsStandIns(text: string): boolean {
  return !common.test(text)
}

/**
 * Returns the faces to try, in order, for a grapheme that a face lacks. They depend on the
 * characters alone, so a browser knows what to fetch before it has the fonts.
 */
export function standInsFor(id: FaceId, grapheme: string, region: HanRegion): readonly FaceId[] {
  const bases = fallbacksOf(id)
  if (common.test(grapheme)) return bases
  const face = fontFace(id)
  const weight = face.weight >= 600 ? 700 : 400
  if (greekOrCyrillic.test(grapheme)) {
    const serif = `source-serif-4-${weight === 700 ? 600 : 400}`
    return serifFamilies.has(face.family) && serif !== id ? [serif, ...bases] : bases
  }
  return [...bases, ...familiesFor(grapheme, region).map((family) => `${family}-${weight}`)]
}

function familiesFor(grapheme: string, region: HanRegion): readonly StandIn[] {
  if (kana.test(grapheme)) return hanStandIns.japanese
  if (hangul.test(grapheme)) return hanStandIns.korean
  if (bopomofo.test(grapheme)) return hanStandIns.traditional
  if (eastAsian.test(grapheme)) return hanStandIns[region]
  if (arabic.test(grapheme)) return ['noto-arabic']
  if (devanagari.test(grapheme)) return ['noto-devanagari']
  return pictographic.test(grapheme) ? ['noto-emoji'] : []
}
