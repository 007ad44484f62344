import { tidy } from '../language/words.ts'

/** How one language asks for a deck, and whom it may name behind. */
interface Opener {
  readonly request: string
  readonly kinds: string
  readonly joints: string
  /** Contracted joints, and the article that remains of them. */
  readonly articles?: Readonly<Record<string, string>>
  readonly audience: string
}

const openers: readonly Opener[] = [
  {
    request:
      "(?:cr[ée]er?|faire|fais|préparer?|prépare|rédiger?|je (?:veux|voudrais)|nous voulons|j[’']ai besoin d[’'])",
    kinds:
      '(?:présentation|diaporama|exposé|conférence|pitch(?: deck)?|rapport|formation|atelier|cours|plan marketing)',
    joints: '(?:sur|à propos de|au sujet de|concernant|à(?= la)|:)',
    audience:
      "pour (?:l[ae]s?|l[’']|des|un|une|mes|nos|notre)?\\s?(?:conseil|élèves|étudiant|investisseur|équipe|direction|client|enseignant|professeur|débutant|enfant|collègue|comité|mairie|maire|classe|parents|partenaire|famille|personnel|collégien|lycéen|habitant|public|chefs? d[eu’']|membres|salarié|adhérent)",
  },
  {
    request: '(?:crea|crear|haz|hacer|prepara|preparar|quiero|necesito)',
    kinds:
      '(?:presentación|exposición|charla|ponencia|informe|curso|taller|clase|plan de marketing)',
    joints: '(?:sobre|acerca de|:)',
    audience:
      'para (?:el|la|los|las|un|una|mis|nuestros?|nuestras?)?\\s?(?:estudiant|inversor|profesor|equipo|alumn|cliente|dirección|consejo|ayuntamiento|principiantes|niñ|padres|docentes|comité|colegas|clase|familias|personal|nuevos|jefes|público|vecin|socios|miembros|trabajador|emplead|toda la plantilla)',
  },
  {
    request:
      '(?:erstelle|erstellen|mach|mache|schreib|schreibe|ich (?:brauche|möchte)|wir brauchen)',
    kinds:
      '(?:präsentation|vortrag|referat|expos[eé]|bericht|schulung|workshop|pitch(?: deck)?|folien|marketingplan|unterricht)',
    joints: '(?:über|zum thema|:)',
    articles: { den: 'der', einen: 'ein' },
    audience:
      'für (?:die|den|das|eine?n?|meine|unsere?n?)?\\s?(?:schüler|lehr|studierende|studenten|investoren|kunden|mitarbeit|vorstand|anfänger|kinder|team|eltern|klasse|stadtrat|gemeinderat|\\p{L}*leiter|mitglied|beschäftigte|kolleg|geschäftsführung|hausbesitzer|familien|neue|bürger|eigentümer)',
  },
  {
    request: '(?:crie|criar|faça|fazer|prepare|preparar|quero|preciso de)',
    kinds: '(?:apresentação|palestra|aula|relatório|curso|oficina|plano de marketing)',
    joints: '(?:sobre|acerca d[eoa]s?|:)',
    audience:
      'para (?:os?|as?|um|uma|meus|nossos?)?\\s?(?:estudantes|alunos|investidores|professores|equipa|equipe|clientes|direção|conselho|câmara|principiantes|iniciantes|crianças|pais|turma|colegas|famílias|funcionários|novos|público|chefes|sócios|membros|trabalhador)',
  },
  {
    request: '(?:crea|creare|fai|fare|prepara|preparare|voglio|vorrei|ho bisogno di)',
    kinds:
      '(?:presentazione|relazione|lezione|corso|rapporto|discorso|laboratorio|piano di marketing)',
    joints: "(?:sull[ao]|sull[’']|sugli|sulle|sui|sul|su|riguardo a|:)",
    articles: {
      sulla: 'la',
      sullo: 'lo',
      sugli: 'gli',
      sulle: 'le',
      sui: 'i',
      sul: 'il',
      'sull’': 'l’',
    },
    audience:
      'per (?:gli|i|le|il|la|lo|un|una|i miei|i nostri)?\\s?(?:student|investitor|insegnant|clienti|squadra|team|consiglio|direzione|principianti|bambini|genitori|classe|colleghi|docenti|famigli|personale|pubblico|cittadin|cap[io]turno|capi|soci(?!\\p{L})|membri|dipendenti|lavoratori)',
  },
]
const articlesBefore = 'une?|la|le|notre|una|un|uma|um|eine?n?|die|der|das|[ao]'

export interface ForeignTitle {
  readonly title: string
  /** Who listens, with the preposition: 'pour la mairie'. */
  readonly audience?: string
}

const preposition = '(?:für|pour|para|per)'
/** Whom a comma sets apart: ', für die Hafenbehörde'. */
const behindComma = new RegExp(`^(.{3,}),\\s+(${preposition}\\s[^,.;]{3,60})$`, 'iu')
/** 'Präsentation für den Stadtrat über einen Nachtbus'. */
const forAbout = new RegExp(
  `^(.{4,40}?)\\s(${preposition}\\s(?:\\S+\\s){1,5}?)((?:über|zum thema|sur|au sujet de|sobre|acerca de|su(?:l|ll[aeo]|gli|i)?)\\s.+|sull[’'].+)$`,
  'iu',
)

/** The subject of a prompt in another language, without the words that ask for a deck, and the listeners it names. */
export function foreignTitle(words: string): ForeignTitle {
  const { title: text, audience } = withoutAsides(tidy(words))
  if (audience !== undefined) return { title: subjectOf(text) ?? text, audience }
  for (const opener of openers) {
    const subject = subjectBehind(text, opener)
    if (subject !== undefined) return withoutAudience(subject, opener)
  }
  for (const opener of openers) {
    const found = withoutAudience(text, opener)
    if (found.audience !== undefined) return found
  }
  return { title: text }
}

function subjectOf(text: string): string | undefined {
  return openers
    .map((opener) => subjectBehind(text, opener))
    .find((subject) => subject !== undefined)
}

/** The words without those who stand apart from the subject as listeners. */
function withoutAsides(words: string): ForeignTitle {
  const [, before = words, apart] = behindComma.exec(words) ?? []
  const [, asked = '', people = '', about = ''] = forAbout.exec(before) ?? []
  const isAsked = openers.some(({ request, kinds }) =>
    new RegExp(`^(?:${request}\\s*)?(?:(?:${articlesBefore})\\s+)?${kinds}$`, 'iu').test(asked),
  )
  const title = withoutPitch(isAsked ? `${asked} ${about}` : before)
  const audience = apart ?? (isAsked ? people.trim() : undefined)
  return { title, ...(audience !== undefined && { audience }) }
}

/** 'Pitch pour une start-up' speaks of the start-up. */
function withoutPitch(words: string): string {
  const subject = /^pitch(?:[-\s]deck)?\s+(?:für|pour|para|per)\s+(.+)$/iu.exec(words)?.[1]
  return subject?.replace(/^einen\s/iu, 'ein ') ?? words
}

function subjectBehind(
  text: string,
  { request, kinds, joints, articles }: Opener,
): string | undefined {
  const pattern = new RegExp(
    `^(?:${request}\\s*)?(?:(?:${articlesBefore})\\s+)?${kinds}\\s*(${joints})\\s*(.+)$`,
    'iu',
  )
  const [, joint = '', subject = ''] = pattern.exec(text) ?? []
  if (subject === '') return undefined
  const first = subject.split(' ')[0] ?? ''
  const ownArticle = articles?.[first]
  if (ownArticle !== undefined) return `${ownArticle}${subject.slice(first.length)}`
  const article = articles?.[joint.toLowerCase().replace("'", '’')]
  return article === undefined ? subject : `${article}${article.endsWith('’') ? '' : ' '}${subject}`
}

function withoutAudience(subject: string, { audience }: Opener): ForeignTitle {
  const pattern = new RegExp(`,?\\s(${audience}\\p{L}*(?:\\s[^,.;]{1,40})?)$`, 'iu')
  const found = pattern.exec(subject)
  if (!found?.[1] || found.index < 3) return { title: subject }
  return { title: subject.slice(0, found.index), audience: found[1] }
}
