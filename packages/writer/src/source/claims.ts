import { compressSentence, type CompressLimit } from '../plan/compressSentence.ts'
import { wordsIn } from '../language/words.ts'

/** A sentence of the source with its weight as a point on a slide. */
export interface Claim {
  readonly sentence: string
  readonly points: readonly string[]
  readonly weight: number
  /** Place in the section. */
  readonly order: number
}

const cue =
  /\b(?:important|key|main|most|result|results|show|shows|showed|found|find|recommend|must|should|need|needs|increase|increased|decrease|decreased|grew|rose|fell|dropped|doubled|because|therefore|conclude|conclusion|goal|risk|cost|costs|save|saves|first|largest|best|worst|however|wichtig\w*|ergebnis\w*|zeigt|deshalb|stieg|sank|wuchs|muss|sollte|empfehl\w*|weil|größte|résultat|montre|important|passé de|baissé|augmenté|doit|faut|recommand\w*|parce|premi\w+|resultado\w*|subió|creció|bajó|debe|necesita\w*|porque|mayor|risultat\w*|salit\w|calat\w|deve|perché|maggior\w*|subiu|cresceu|caiu|precis\w+|maior)\b/iu
const share =
  /\b(?:one|two|three|four|five|nine) (?:in|out of|of|thirds?|quarters?)\b|\b(?:half|a third|a quarter|most|majority) of\b|\b(?:zwei|drei|neun) (?:drittel|viertel|von zehn)|\b(?:deux|trois|neuf) (?:tiers|quarts|sur dix)|\b(?:dos|tres|nueve) (?:tercios|de cada)|\b(?:due|tre|nove) (?:terzi|su dieci)|\b(?:dois|três|nove) (?:terços|em cada)|(?<!\p{L})(?:hälfte|moitié|mitad|metà|metade)(?!\p{L})/iu
const hangsOn =
  /^(?:this|that|these|those|it|they|he|she|such|here|there|the former|the latter|both|after that|since then|by then|until then|at that|in that|for that|dies\w*|es|sie|er|dort|dabei|damit|davon|danach|das (?:ist|war|hat|macht|entlastet|bedeutet)|cela|ceci|ce|cet|cette|ces|c[’']|il (?!faut|y a|reste)|elles?|ils|esto|eso|est[eao]s?|es[eao]s?|ello|ell[ao]s?|allí|quest[oaei]|ciò|ess[oaie]|lì|isto|isso|est[ea]s?|ess[ea]s?|ali|el[ea]s?)(?!\p{L})/iu
const pointLimit: CompressLimit = { chars: 96, words: 14 }

/** Ranks sentences: figures and cue words weigh, a sentence that hangs on the one before it weighs less. */
export function claimsOf(sentences: readonly string[], heading: string): readonly Claim[] {
  const topic = new Set(wordsIn(heading).filter((word) => word.length > 3))
  return sentences.flatMap((sentence, order) => {
    if (sentence.trim().endsWith('?') || sentence.length < 12) return []
    const points = compressSentence(sentence, pointLimit)
    if (points.length === 0) return []
    const shared = wordsIn(sentence).filter((word) => topic.has(word)).length
    const weight =
      (/\d/u.test(sentence) ? 2 : 0) +
      (share.test(sentence) ? 2 : 0) +
      (cue.test(sentence) ? 1.5 : 0) +
      (order === 0 ? 1.2 : 0) +
      Math.min(1, shared * 0.5) -
      (hangsOn.test(sentence) ? 1.6 : 0) -
      (sentence.length > 160 ? 0.5 : 0)
    return [{ sentence, points, weight, order }]
  })
}
