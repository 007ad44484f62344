const noBreak = '\u00A0'

/** White space at which a line may break, and control characters, which each program shows differently. */
const loose = /(?:[^\S\u00A0\u202F\u2007]|\p{Cc})+/gu

/**
 * Prepares text for setting: one line, single spaces, and a no-break space where a line must not end: between a number
 * and its unit and between groups of its digits, after a currency sign, inside French quotation marks and before French
 * punctuation, and before a last word of three letters or fewer. Existing no-break spaces are kept.
 */
export function tidyText(text: string): string {
  const words = text.replaceAll(loose, ' ').trim()
  return withSigns(withUnits(words)).replace(/(?<=\S+ \S+) (?=\S{1,3}$)/u, noBreak)
}

function withUnits(text: string): string {
  if (!/\d/u.test(text)) return text
  return text
    .replaceAll(/([$£¥€]) (?=\d)/gu, `$1${noBreak}`)
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/gu, noBreak)
    .replaceAll(
      /(?<=\d) (?=(?:[%‰°]|(?:[kM]|Md|Mio\.?|Mrd\.?)?[ \u00A0\u202F]?[$£¥€]|ms|[kMGT]?[BbWm]|[kcm]?m|k?g|[kM]?Hz|km|s|h|min|bn|mn|tn|Md|Mio\.?|Mrd\.?|x|pp|percent|millions?|billions?|degrees?|(?:kilo|centi|milli)?met(?:re|er)s?|euros?|dollars?)(?![\p{L}\d]))/gu,
      noBreak,
    )
    .replaceAll(/(?<=\d[\u00A0\u202F](?:[kM]|Md|Mio\.?|Mrd\.?)) (?=[$£¥€])/gu, noBreak)
}

/**
 * Keeps lines from starting with a sign that French puts a space before, and from ending with an opening quotation
 * mark.
 */
function withSigns(text: string): string {
  if (!/ [;:!?»]|« /u.test(text)) return text
  return text
    .replaceAll(/(?<=\S) (?=[;:!?»]+(?:[\s)»]|$))/gu, noBreak)
    .replaceAll(/(?<=«) (?=\S)/gu, noBreak)
}

/** Keeps text on one line: every space becomes a no-break space. */
export function oneLine(text: string): string {
  return text.trim().replaceAll(loose, noBreak)
}
