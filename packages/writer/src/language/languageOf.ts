import { isEnglish } from './isEnglish.ts'
import { type Language, type SpokenLanguage, spokenLanguages } from './languages.ts'

type Foreign = Exclude<SpokenLanguage, 'en'>

/** Words that tell a language, and those that short wishes for a deck begin with. */
const words: Readonly<Record<Foreign, ReadonlySet<string>>> = {
  es: set(
    'el la los las un una unos y o de del al en con por para que qué como cómo se su sus es son lo más no este esta ' +
      'hoy entre sobre desde hasta año años nuestro nuestra nuestros presentación propuesta informe curso taller historia ' +
      'campaña estrategia lanzamiento resultados plan estado balance oficina empresa primeros construimos buscamos',
  ),
  fr: set(
    'le la les l un une des du de d et ou en au aux avec pour par que qui est sont ne pas plus ce cette ces se sa ses ' +
      'nous vous notre nos dans sur entre depuis jusqu présentation proposition rapport formation atelier histoire ' +
      'campagne stratégie lancement résultats plan bilan pourquoi comment cherchons construisons année',
  ),
  de: set(
    'der die das den dem des ein eine einen einem einer und oder in im am an auf aus bei mit von vom zu zum zur für über ' +
      'unter ist sind war wird werden nicht wir sie es sich unser unsere wie was warum dass nach seit durch ohne ' +
      'präsentation vorschlag bericht schulung workshop geschichte kampagne strategie ergebnisse jahresbericht',
  ),
  pt: set(
    'para o a os as um uma uns e ou de do da dos das em no na nos nas com por para ao aos num numa pelo pela que como se seu sua é são mais ' +
      'não este esta hoje entre sobre desde até ano anos nosso nossa apresentação proposta relatório formação curso ' +
      'oficina história campanha estratégia lançamento resultados plano balanço escritório porque procuramos primeiros',
  ),
  it: set(
    'il lo la i gli le l un uno una e o di del dello della dei degli delle al alla in nel nella nei negli con per da ' +
      'dal su sul sulla sui sulle sugli che come si suo sua è sono più non questo questa oggi tra fra nostro nostra ' +
      'presentazione proposta rapporto corso laboratorio storia campagna strategia lancio risultati piano perché cerchiamo',
  ),
}
/** Letters and endings that are worth two words. */
const marks: Readonly<Record<Foreign, RegExp>> = {
  es: /[ñ¿¡]|\p{L}{2,}ci(?:ón|ones)(?!\p{L})/giu,
  fr: /œ|(?<!\p{L})(?:qu|jusqu|aujourd)[’']/giu,
  de: /ß|[äöü]|\p{L}{4,}(?:ung|keit|heit|schaft)(?!\p{L})/giu,
  pt: /[ãõ]|ç(?=[ao])|\p{L}{2,}[aeiou](?:lh|nh)[aeo]s?(?!\p{L})|(?<!\p{L})(?:umas?|aos?|n[ao]s|d[ao]s|numa?|pel[ao]|seus|novos)(?!\p{L})/giu,
  it: /\p{L}{2,}zion[ei](?!\p{L})|(?<!\p{L})(?:dell|nell|sull|all|un)[’']/giu,
}
const read = 400
const foreign = spokenLanguages.filter((language): language is Foreign => language !== 'en')

/** What a text is written in, as far as the writer speaks it. Without a telling word Latin letters count as English. */
export function languageOf(text: string): Language {
  const letters = countOf(text, /\p{L}/gu)
  if (letters > 0 && countOf(text, /\p{Script=Latin}/gu) / letters < 0.6) return 'other'
  const found = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, read)
  const scored = foreign
    .map((language) => ({ language, score: scoreOf(language, text, found) }))
    .toSorted((a, b) => b.score - a.score)
  const [best] = scored
  if (isEnglish(text) && (best?.score ?? 0) < 2 * englishWords(found) + 2) return 'en'
  if (!best || best.score < 1 || isDutch(found, best.score)) return isEnglish(text) ? 'en' : 'other'
  return best.language
}

function scoreOf(language: Foreign, text: string, found: readonly string[]): number {
  const own = found.filter((word) => words[language].has(word)).length
  return own + 2 * countOf(text.slice(0, 4_000), marks[language])
}

function englishWords(found: readonly string[]): number {
  return found.filter((word) => telling.has(word)).length
}

/** English words that the other five do not have. */
const telling = set(
  'the and of for to with that is are was were these this our we you your it by on from at be have has will can how why what about which their not they than my create make our',
)
const dutch = set('het een van voor met op en niet wij ik zijn naar onze')

/** Near to German and not spoken here. */
function isDutch(found: readonly string[], best: number): boolean {
  const own = found.filter((word) => dutch.has(word)).length
  return own >= 2 && own > best
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
