import type { ToldLanguage } from '../wording/wordings.ts'
import { capitalise } from '../language/letterCase.ts'
import { splitSentences } from '../language/splitSentences.ts'
import { countWords, shorten, tidy } from '../language/words.ts'
import type { PresentationType } from '../types.ts'
import type { Brief, Phrase } from './brief.ts'
import { foreignTitle } from './foreignTitle.ts'
import { listBehindColon } from './listBehindColon.ts'
import { namedSections } from './namedSections.ts'
import { readForeignFigures } from './readForeignFigures.ts'

/** Stems that name a sort of deck, in the five languages. */
const kinds: readonly (readonly [PresentationType, RegExp])[] = [
  [
    'report',
    /bericht|(?<!\p{L})(?:auswertung|ergebnisse|rapport|bilan|résultats|état d|informe|balance|resultados|estado del|rapporto|bilancio|risultati|stato di|relatório|balanço|ponto de situação)/iu,
  ],
  [
    'marketing',
    /kampagne|(?<!\p{L})(?:marketing|markteinführung|campagne|campaña|campagna|campanha|redes sociales|redes sociais|réseaux sociaux|social-media)/iu,
  ],
  [
    'training',
    /schulung|unterweisung|(?<!\p{L})(?:workshop|einweisung|seminar|kurs|formation|atelier|cours|curso|taller|corso|laboratorio|formação|oficina)/iu,
  ],
]
const venture =
  /(?<!\p{L})(?:wir (?:bauen|entwickeln|suchen|bieten)|nous (?:construisons|développons|cherchons|proposons)|(?:construimos|desarrollamos|buscamos|ofrecemos)|(?:costruiamo|sviluppiamo|cerchiamo|offriamo)|(?:construímos|desenvolvemos|procuramos|oferecemos)|start-?up|pitch|investor|investisseur|inversor|investitor|investidor)/iu
const proposal =
  /(?<!\p{L})(?:vorschlag|förderantrag|demande de subvention|solicitud de subvención|pedido de subsídio|richiesta di contributo|warum wir|warum sollten|sollten wir|proposition|pourquoi|propuesta|por qué|proposta|perché|porque (?:devemos|testar)|deveríamos)/iu
const asks =
  /(?<!\p{L})(?:wir (?:suchen|bitten|brauchen)|nous (?:cherchons|demandons)|(?:buscamos|pedimos|necesitamos)|(?:cerchiamo|chiediamo)|(?:procuramos|pedimos|precisamos))(?!\p{L})/iu
const playful =
  /(?<!\p{L})(?:lustig|spielerisch|kinder|ludique|enfants|divertid|niños|divertent|bambini|crianças)/iu
const formal =
  /(?<!\p{L})(?:förmlich|vorstand|aufsichtsrat|formel|conseil d|formal|consejo|consiglio|conselho|administração)/iu
const titleLength = 80
const shortLength = 30
const shortWords = 4

/** A prompt in a language other than English: its own words, kept as they are, in the places where they read well. */
export function foreignBrief(prompt: string, language: ToldLanguage): Brief {
  const named = namedSections(prompt)
  const sentences = splitSentences(named.rest)
  const first = tidy(sentences[0] ?? prompt).replace(/[.。！!]+$/u, '')
  const listed = listBehindColon(first)
  const { title, audience } = foreignTitle(listed.head)
  const isStatement = venture.test(first) && asksNothing(first)
  const stated = (isStatement ? sentences : sentences.slice(1))
    .map((sentence) => tidy(sentence).replace(/[.。]+$/u, ''))
    .filter((sentence) => !sentence.endsWith('?'))
  const statements = [...listed.facts.map((text) => capitalise(text)), ...stated]
  const ask = statements.find((sentence) => asks.test(sentence))
  const kind = kindOf(asking(first)) ?? (proposal.test(asking(first)) ? undefined : kindOf(prompt))
  return {
    text: tidy(prompt),
    language,
    title: capitalise(shorten(title, titleLength)),
    subject: subjectOf(title, language),
    isVenture: venture.test(prompt),
    isProposal: proposal.test(prompt),
    ...(audience !== undefined && { audience: { text: audience, many: false } }),
    ...(kind && { kind }),
    ...(ask !== undefined && { ask }),
    tone: playful.test(prompt) ? 'playful' : formal.test(prompt) ? 'formal' : 'plain',
    sections: named.sections.length > 0 ? named.sections : listed.sections,
    figures: [...listed.facts, ...stated].flatMap((statement) => readForeignFigures(statement)),
    statements,
  }
}

/** What is asked for stands before those or that for which it is. */
function asking(sentence: string): string {
  return sentence.split(/\s(?:für|pour|para|per)\s/iu)[0] ?? sentence
}

function kindOf(sentence: string): PresentationType | undefined {
  return kinds.find(([, pattern]) => pattern.test(sentence))?.[0]
}

/** 'Pitch für ein Start-up' asks for a deck; 'Wir bauen eine Plattform' states something. */
function asksNothing(sentence: string): boolean {
  return (
    countWords(sentence) >= 5 && !/^(?:pitch|präsent|présent|present|apresent)/iu.test(sentence)
  )
}

const article = String.raw`(?:eine?[nrms]?|d(?:er|ie|as|en|em)|une?|l[eao]s?|una?|uno|umas?|el|il|gli|[aoi]s?)`
const planned = String.raw`(?:\S*(?:plan|kampagne|strategie|konzept|pitch|präsentation|einführung)|(?:plan|plano|piano|campagne|campaña|campanha|campagna|stratégie|estrategia|estratégia|strategia|lancement|lanzamiento|lançamento|lancio|présentation|presentación|apresentação|presentazione)(?:\s(?:d[ei]\s)?\p{L}+)?)`
const proposed = String.raw`(?:\S*(?:vorschlag|antrag)|proposition|propuesta|proposta|demande|solicitud|pedido|richiesta)(?:\s(?:de[rs]?|d[iu]|del|dell[aeo]|d[ao]s?)\s[\p{L}\s’'-]{3,40}?)?`
const kindBefore = new RegExp(
  String.raw`^(?:${planned}|${proposed})\s(?:für|zum(?:\sThema)?|zur|pour|para|per)\s(?:${article}\s|l[’'])?`,
  'iu',
)

/** 'Marketingplan für eine Hafermilch' is about a Hafermilch. */
function withoutKind(title: string): string {
  return /^(?:wie|warum|comment|pourquoi|cómo|por|como|perché)/iu.test(title)
    ? title
    : title.replace(kindBefore, '')
}

/** The subject as a title may name it before a colon, where it is short enough to. */
export function subjectOf(title: string, language: ToldLanguage): Brief['subject'] {
  const general: Phrase = { text: title, many: false }
  const bare = capitalise(withoutKind(title).replace(/[?!.]+$/u, ''))
  const isShort = bare.length <= shortLength && countWords(bare) <= shortWords
  const isName = language !== 'other' && isShort && !/[,:;]/u.test(bare)
  return { general, short: { text: bare, many: false }, isActivity: false, isPhrase: isName }
}
