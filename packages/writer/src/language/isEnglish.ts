const english = wordSet(
  'the and of for to in with that is are was were this these our we you your it as by on from at be have has will can ' +
    'how why what about which their its or not they more than an a my i us create make deck pitch',
)
const others = wordSet(
  'der die das und für mit von ein eine einen ist nicht auf zu im den des dem über wie wir uns sie es präsentation ' +
    'le la les et pour avec dans une un des du est sur que qui nous vous au aux en comment présentation ' +
    'el los las y para con por una del es como nosotros sobre presentación o os as uma não em como apresentação ' +
    'il gli di per con che sono nel della delle come presentazione het een van voor met op en niet wij over hoe zum zur thema vortrag sulla sulle sugli',
)

/** Whether a text reads as English. Without a telling word, plain Latin letters count as English. */
export function isEnglish(text: string): boolean {
  const letters = countOf(text, /\p{L}/gu)
  if (letters === 0) return true
  const latin = countOf(text, /\p{Script=Latin}/gu)
  if (latin / letters < 0.6) return false
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 400) ?? []
  const englishWords = words.filter((word) => english.has(word)).length
  const otherWords = words.filter((word) => others.has(word)).length
  if (otherWords > englishWords) return false
  const accented = countOf(text, /[äöüßéèêàçñãõøåœ]/giu)
  return !(englishWords === 0 && accented > 1)
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
