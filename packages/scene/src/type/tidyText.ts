const noBreak = '\u00A0'

/**
 * Words as they are set: one line, single spaces, and a no-break space where a line must not end, between a
 * figure and its unit, after a currency sign, and before a last word of three letters or fewer. Control characters,
 * which each program shows in its own way, are spaces.
 */
export function tidyText(text: string): string {
  const words = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return withUnits(words).replace(/(?<=\S+ \S+) (?=\S{1,3}$)/u, noBreak)
}

function withUnits(text: string): string {
  if (!/\d/u.test(text)) return text
  return text
    .replaceAll(/([$£¥€]) (?=\d)/gu, `$1${noBreak}`)
    .replaceAll(
      /(?<=\d) (?=(?:%|‰|°|ms|[kMGT]?[BbWm]|[kcm]?m|k?g|[kM]?Hz|km|s|h|min|bn|mn|tn|x|pp|percent|millions?|billions?|degrees?|(?:kilo|centi|milli)?met(?:re|er)s?|euros?|dollars?)(?![\p{L}\d]))/gu,
      noBreak,
    )
}

/** Text that stays on one line: every space in it holds. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, noBreak).trim()
}
