import type { Language } from './languages.ts'

const acronyms = new Set(
  (
    'AI AR VR API APIs B2B B2C CEO CFO CMO COO CTO CRM CSR CV DNA ERP ESG EU EV EVs FAQ GDP GDPR GPS GPT HR ' +
    'HTML HVAC IOT IP IPO ISO IT KPI KPIs LLM LLMs ML MRI MVP NASA NATO NGO NGOs OKR OKRs PDF PR QA R&D ROI SAAS ' +
    'SEO SMB SMBs SME SMEs SQL STEM SUV SWOT TV UAE UI UK UN URL US USA USB UX VAT VC VCS WHO WIFI EMEA APAC DACH'
  ).split(' '),
)
const oddlyCased = new Map([
  ['SAAS', 'SaaS'],
  ['IOT', 'IoT'],
  ['WIFI', 'Wi-Fi'],
  ['VCS', 'VCs'],
])
// Lower-case forms of these are ordinary English words, so only capitals in the prompt make them acronyms.
const alsoWords = new Set(['IT', 'US', 'WHO', 'PR', 'STEM', 'AR'])

const properAdjective =
  /^(?:African|American|Arab|Asian|Australian|Austrian|Bavarian|Black(?! (?:hole|box|tea|coffee|bean|pepper|swan|mold|mould|market|belt|soil))|Brazilian|British|Buddhist|Canadian|Chinese|Christian|Danish|Dutch|Egyptian|English|European|Finnish|French|German|Greek|Hindu|Indian|Indonesian|Irish|Islamic|Israeli|Italian|Japanese|Jewish|Kenyan|Korean|Latin|Mexican|Muslim|Nigerian|Nordic|Norwegian|Polish|Portuguese|Roman|Russian|Scandinavian|Scottish|Spanish|Swedish|Swiss|Turkish|Ukrainian|Victorian|Welsh|Python|Excel|Java|Christmas|Easter|Halloween|Monday|Friday|January|February|March|April|May|June|July|August|September|October|November|December|Google|Amazon|Microsoft|Apple|Bitcoin|Ethereum|Kubernetes|Docker|Linux|Rust|React|Shakespeare|Darwin|Einstein|Mozart|Napoleon|Mars|Venus|Jupiter)\b/u

/** The first letter in capitals, unless the word carries its own casing, as 'iPhone' does. */
export function capitalise(text: string, language: Language = 'en'): string {
  const first = /^[^\s]+/u.exec(text)?.[0] ?? ''
  if (/^\p{Ll}+\p{Lu}/u.test(first)) return text
  return text.replace(/^(["'“‘(]?)(\p{Ll})/u, (_, quote: string, letter: string) => {
    return quote + letter.toLocaleUpperCase(language === 'tr' ? 'tr' : 'en')
  })
}

/** True for a text that shouts: several letters and hardly a lower-case one. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters >= 8 && capitals / letters > 0.8 && /\s/u.test(text)
}

/** Sentence case for a text in capitals; known acronyms stay. */
export function calm(text: string): string {
  const lower = text.replace(/[\p{L}\p{N}&'’]+/gu, (word) => {
    const upper = word.toUpperCase()
    if (acronyms.has(upper) && !(upper === 'IT' || upper === 'US' || upper === 'WHO'))
      return oddlyCased.get(upper) ?? upper
    return /\d/u.test(word) && word.length <= 3 ? word : word.toLowerCase()
  })
  return lower.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
}

/** Gives acronyms typed in small letters ('ai in hr') their capitals. */
export function withAcronyms(text: string): string {
  return text.replace(/\b[\p{Ll}][\p{Ll}&]*s?\b/gu, (word) => {
    const upper = word.toUpperCase()
    if (alsoWords.has(upper) || word.length < 2) return word
    if (oddlyCased.has(upper)) return oddlyCased.get(upper) ?? word
    if (acronyms.has(upper)) return upper
    const plural = word.endsWith('s') ? `${upper.slice(0, -1)}s` : ''
    return plural !== '' && acronyms.has(plural) ? plural : word
  })
}

/** Lower-cases the first letter of a phrase that begins a sentence but is no name. */
export function decapitalise(text: string): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? ''
  const keepsCase = /^\p{Lu}[\p{Lu}\d]/u.test(first) || /\p{Ll}\p{Lu}/u.test(first)
  if (keepsCase || first === 'I' || properAdjective.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A text In Title Case, as some people type, in sentence case; the small words give it away. */
export function withoutTitleCase(text: string): string {
  const small = text.match(/\s(?:A|An|The|Of|For|In|To|And|On|With)(?=\s)/gu)?.length ?? 0
  if (small === 0 || /\s(?:a|an|the|of|for|in|to|and|on|with)\s/u.test(text)) return text
  return text.replace(/(?<=\s)\p{Lu}\p{Ll}+/gu, (word) =>
    properAdjective.test(word) ? word : word.toLowerCase(),
  )
}

const germanSmall =
  /^(?:der|die|das|den|dem|ein|eine|einen|was|wie|wo|warum|wer|wen|wenn|unser|unsere|so|zum|zur|im|am)(?!\p{L})/iu

/** A heading inside a sentence: German keeps the capitals of its nouns, and 'I' is no pronoun in Italian. */
export function insideSentence(text: string, language: Language): string {
  if (language === 'en' || language === 'other') return decapitalise(text)
  const isSmall = language === 'de' ? germanSmall.test(text) : !/^\p{Lu}[\p{Lu}\d]/u.test(text)
  return isSmall ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
