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
      '(?:présentation|diaporama|exposé|conférence|pitch(?: deck)?|rapport|formation|cours|atelier|plan marketing)',
    joints: '(?:sur|à propos de|au sujet de|concernant|:)',
    audience:
      "pour (?:l[ae]s?|l[’']|des|un|une|mes|nos|notre)?\\s?(?:conseil|élèves|étudiant|investisseur|équipe|direction|client|enseignant|professeur|débutant|enfant|collègue|comité|mairie|maire|classe|parents|partenaire)",
  },
  {
    request: '(?:crea|crear|haz|hacer|prepara|preparar|quiero|necesito)',
    kinds:
      '(?:presentación|exposición|charla|ponencia|informe|curso|taller|clase|plan de marketing)',
    joints: '(?:sobre|acerca de|:)',
    audience:
      'para (?:el|la|los|las|un|una|mis|nuestros?|nuestras?)?\\s?(?:estudiant|inversor|profesor|equipo|alumn|cliente|dirección|consejo|ayuntamiento|principiantes|niñ|padres|docentes|comité|colegas|clase)',
  },
  {
    request:
      '(?:erstelle|erstellen|mach|mache|schreib|schreibe|ich (?:brauche|möchte)|wir brauchen)',
    kinds:
      '(?:präsentation|vortrag|referat|expos[eé]|bericht|schulung|workshop|pitch(?: deck)?|folien|marketingplan|unterricht)',
    joints: '(?:über|zum thema|:)',
    articles: { den: 'der', einen: 'ein' },
    audience:
      'für (?:die|den|das|eine?n?|meine|unsere?n?)?\\s?(?:schüler|lehr|studierende|studenten|investoren|kunden|mitarbeit|vorstand|anfänger|kinder|team|eltern|klasse|stadtrat|gemeinderat|kolleg|geschäftsführung)',
  },
  {
    request: '(?:crie|criar|faça|fazer|prepare|preparar|quero|preciso de)',
    kinds: '(?:apresentação|palestra|aula|relatório|curso|oficina|plano de marketing)',
    joints: '(?:sobre|acerca d[eoa]s?|:)',
    audience:
      'para (?:os?|as?|um|uma|meus|nossos?)?\\s?(?:estudantes|alunos|investidores|professores|equipa|equipe|clientes|direção|conselho|câmara|principiantes|iniciantes|crianças|pais|turma|colegas)',
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
      'per (?:gli|i|le|il|la|lo|un|una|i miei|i nostri)?\\s?(?:student|investitor|insegnant|clienti|squadra|team|consiglio|direzione|principianti|bambini|genitori|classe|colleghi|docenti)',
  },
]
const articlesBefore = 'une?|la|le|notre|una|un|uma|um|eine?n?|die|der|das|[ao]'

/** The subject of a prompt in another language, without the words that ask for a deck and name its listeners. */
export function foreignTitle(words: string): string {
  const text = tidy(words)
  for (const opener of openers) {
    const subject = subjectBehind(text, opener)
    if (subject !== undefined) return withoutAudience(subject, opener)
  }
  return text
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

function withoutAudience(subject: string, { audience }: Opener): string {
  const bare = subject.replace(new RegExp(`,?\\s${audience}\\p{L}*(?:\\s[^,.;]{1,40})?$`, 'iu'), '')
  return bare.trim() === '' ? subject : bare
}
