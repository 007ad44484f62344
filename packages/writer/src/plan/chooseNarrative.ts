import type { Brief } from '../brief/brief.ts'
import type { ArcId } from '../narratives/arcs.ts'
import type { Narrative } from '../narratives/narrative.ts'
import { narrativeFor } from '../narratives/narrativeFor.ts'
import type { PresentationType } from '../types.ts'
import type { StoryFamily } from '../wording/phrases.ts'

export interface ChosenNarrative {
  readonly narrative: Narrative
  readonly family: StoryFamily
  /** The sort of deck that is written; the words of the prompt may overrule the default choice. */
  readonly type: PresentationType
}

const partnership =
  /(?<!\p{L})(?:partnership|sponsor|cooperation|client pitch|kooperation|partnerschaft|partenariat|colaboración|convenio|patrocin|collaborazione|partenariato|parceria)/iu

/** Stories of a family other than its plain one, and the words, in six languages, that call for them. */
const variants: Readonly<Record<StoryFamily, readonly (readonly [ArcId, RegExp])[]>> = {
  venture: [
    ['partnership', partnership],
    [
      'cause',
      /(?<!\p{L})(?:donors?|donations?|charit|non-?profit|foundation|volunteer|spende|stiftung|gemeinnützig|ehrenamt|donateur|mécène|association|bénévol|donante|fundación|voluntari|donator|fondazione|volontar|doadores|fundação|voluntári)/iu,
    ],
  ],
  proposal: [
    ['partnership', partnership],
    ['cause', /(?<!\p{L})(?:donors?|charit|food bank|spende|mécénat|donante|donatori|doadores)/iu],
  ],
  explainer: [
    [
      'history',
      /(?<!\p{L})(?:history|origins? of|rise and fall|revolution|war|geschichte|histoire|historia|storia|história)(?!\p{L})/iu,
    ],
    [
      'debate',
      /^(?:is|are|should|can|will|do|does)\s|(?<!\p{L})(?:pros and cons|debate|impact of|effects of|für und wider|pour ou contre|débat|faut-il|pros y contras|pro e contro|prós e contras)(?!\p{L})/iu,
    ],
  ],
  report: [
    [
      'review',
      /(?<!\p{L})(?:post-?mortem|incident|outage|retrospective|lessons|review of|evaluation|bilan|rückblick|nachbereitung|retour d|lecciones|lezioni|lições|balance|bilancio|balanço)/iu,
    ],
    [
      'status',
      /(?<!\p{L})(?:status|progress|migration|monthly|statusbericht|stand der|état d[’']avancement|avancement|estado del|stato di avanzamento|ponto de situação|andamento)/iu,
    ],
    [
      'study',
      /(?<!\p{L})(?:study|survey|research|market study|interviews|poll|studie|umfrage|befragung|étude|enquête|estudio|encuesta|studio|sondaggio|indagine|estudo|inquérito|pesquisa)/iu,
    ],
  ],
  marketing: [
    [
      'launch',
      /(?<!\p{L})(?:launch|go-to-market|markteinführung|lancement|lanzamiento|lancio|lançamento)/iu,
    ],
    ['brand', /(?<!\p{L})(?:brand(?!y)|rebrand|positioning|marke(?!t)|marque|marca|marchio)/iu],
    [
      'content',
      /(?<!\p{L})(?:social media|content|newsletter|blog|instagram|réseaux sociaux|contenus?|redes sociales|contenidos?|social(?!\p{L})|contenuti|redes sociais|conteúdos?|inhalte)/iu,
    ],
  ],
  training: [
    [
      'onboarding',
      /(?<!\p{L})(?:onboarding|new (?:hires?|nurses|staff|colleagues|employees|baristas)|einarbeitung|neue mitarbeit|accueil des|intégration des|acogida|incorporación|accoglienza|inserimento|acolhimento|integração)/iu,
    ],
    [
      'safety',
      /(?<!\p{L})(?:safety|fire|first aid|security|phishing|compliance|data protection|privacy|ergonom|sicherheit|brandschutz|erste hilfe|datenschutz|sécurité|incendie|secours|protection des données|seguridad|incendios|primeros auxilios|protección de datos|sicurezza|antincendio|soccorso|protezione dei dati|segurança|incêndios|primeiros socorros|proteção de dados)/iu,
    ],
    [
      'workshop',
      /(?<!\p{L})(?:workshop|feedback|facilitat|atelier|taller|laboratorio|oficina)(?!\p{L})/iu,
    ],
  ],
}

/**
 * The story for a brief. 'pitch' is what the form sends when nobody chose, so there the words decide: a pitch
 * for a venture or a proposal, and a subject of general interest is explained rather than sold.
 */
export function chooseNarrative(brief: Brief, chosen: PresentationType): ChosenNarrative {
  const type = chosen === 'pitch' ? (brief.kind ?? 'pitch') : chosen
  const family = familyFor(brief, type)
  const [variant = family] =
    variants[family].find(([, words]) => words.test(brief.text.slice(0, 600))) ?? []
  const language = brief.language === 'other' ? 'en' : brief.language
  return { narrative: narrativeFor(variant, language), family, type }
}

function familyFor(brief: Brief, type: PresentationType): StoryFamily {
  switch (type) {
    case 'report':
      return reports(brief) ? 'report' : 'explainer'
    case 'marketing':
      return 'marketing'
    case 'training':
      return teaches(brief) ? 'training' : 'explainer'
    case 'pitch':
      return pitchFor(brief)
  }
}

/** A skill is practised; a subject that nobody does ('photosynthesis') is explained. */
function teaches(brief: Brief): boolean {
  if (brief.language === 'other' || brief.subject.isActivity) return true
  // A lecture, a lesson and 'explain ...' are asked for of both sorts.
  if (brief.language !== 'en' && brief.kind === 'training') return true
  return /(?<!\p{L})(?:training|train|workshop|onboarding|course|tutorial|guide|webinar|seminar|how to|skills?|safety|awareness|compliance|policy|procedures?|staff|employees|customer service|etiquette|rules?|safe|safely|safe use|hygiene|data protection|privacy|security|handling|dealing with|drill|sales|negotiation|leadership|management|communication|feedback|first aid|software|excel|tool|process|hilfe|\p{L}*sicher\p{L}*|\p{L}*(?:ein|unter|an)weisung|umgang|consignes|sécurité|utiliser|seguridad|seguro|segura|instrucciones|segurança|instruções|sicurezza|sicur[oa]|istruzioni|\p{L}*schulung|secours|apprendre|gestes|auxilios|cómo|soccorso|come|socorros|como)(?!\p{L})/iu.test(
    brief.text,
  )
}

/** Something that was measured or done is reported; the French Revolution is explained. */
function reports(brief: Brief): boolean {
  if (brief.kind === 'report' || brief.language !== 'en' || brief.figures.length > 0) return true
  return /\b(?:results?|findings|interviews|sales|revenue|quarter|quarterly|annual|monthly|project|status|performance|survey|budget|costs?|consumption|analysis|audit|progress|review|kpis?|churn|turnover|engagement|satisfaction|finances?|financial|incident|outage|post-mortem|retrospective|evaluation|study|lessons|learn(?:ed|t)|complaints|accident|comparison|quality|condition|inspection|Q[1-4]|our)\b/iu.test(
    brief.text,
  )
}

/** Listeners who are asked for a decision, in English. */
const decidesInEnglish =
  /\b(?:boards?|council|committee|insurers?|foundation|ministry|trustees|owners?|directors?|management|mayor|dean|principal|guild|association|authority|chamber|boss|sponsors?|donors?|funders?|parish|district)\b/iu

/** Listeners who are asked for a decision. */
const decides =
  /(?:rat|vorstand|geschäftsführung|conseil|mairie|maire|comité|direction|ayuntamiento|consejo|dirección|consiglio|direzione|câmara|conselho|direção)/iu

function pitchFor(brief: Brief): StoryFamily {
  if (brief.language === 'other') return 'explainer'
  if (brief.isVenture || brief.ask !== undefined) return 'venture'
  if (brief.isProposal) return 'proposal'
  if (brief.language !== 'en')
    return decides.test(brief.audience?.text ?? '') ? 'proposal' : 'explainer'
  return englishPitch(brief)
}

function englishPitch({ subject, title, kind, audience }: Brief): StoryFamily {
  const isNamed = /^\p{Lu}/u.test(subject.general.text)
  const isOffer = !subject.isActivity && (isNamed || subject.one !== undefined)
  if (kind === 'pitch' && isOffer) return 'venture'
  // 'A choir for people with dementia' is wished for; 'choirs' are explained.
  const isWished =
    /^an?\s/iu.test(subject.general.text) ||
    /^(?:new|better|more)\s/iu.test(title) ||
    decidesInEnglish.test(audience?.text ?? '')
  return subject.isActivity || kind === 'pitch' || isWished ? 'proposal' : 'explainer'
}
