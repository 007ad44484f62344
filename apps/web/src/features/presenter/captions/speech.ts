/** What this code uses of the browser's speech recognition, which has no types of its own yet. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  abort: () => void
  addEventListener: <Name extends keyof RecognitionEvents>(
    name: Name,
    listener: (event: RecognitionEvents[Name]) => void,
  ) => void
}

interface RecognitionEvents {
  readonly result: SpeechRecognitionEvent
  readonly error: SpeechRecognitionErrorEvent
  readonly end: Event
}

type RecognitionClass = new () => Recognition

/** Returns how to recognize speech; undefined where the browser does not offer it. */
export function recognitionClass(): RecognitionClass | undefined {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ??
    Reflect.get(globalThis, 'webkitSpeechRecognition')
  return isRecognitionClass(found) ? found : undefined
}

function isRecognitionClass(value: unknown): value is RecognitionClass {
  return typeof value === 'function'
}

/** Returns what to do about an error; undefined if the browser goes on by itself. */
export function speechProblem(error: string): string | undefined {
  switch (error) {
    case 'not-allowed':
    case 'service-not-allowed':
      return 'The microphone is blocked. Allow it for this page in your browser, then start again.'
    case 'audio-capture':
      return 'No microphone was found. Connect one, then start again.'
    case 'network':
      return 'Your browser’s speech service can’t be reached. Check the connection, then start again.'
    case 'language-not-supported':
      return 'Your browser doesn’t understand this language. Choose another.'
    default:
      // A silence, or the end of a session.
      return undefined
  }
}

/** As much as two lines hold. */
const mostLetters = 160

/** Returns the end of what was said, from the beginning of a word on. */
export function captionOf(said: string): string {
  const text = said.replaceAll(/\s+/g, ' ').trim()
  if (text.length <= mostLetters) return text
  const end = text.slice(-mostLetters)
  // Chinese and Japanese have no spaces to begin at.
  const space = end.indexOf(' ')
  return space < 0 || space > 40 ? end : end.slice(space + 1)
}

/** Languages that browsers recognize, in their own names. */
const languages = [
  'ar-EG',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'en-GB',
  'en-US',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-FR',
  'he-IL',
  'hi-IN',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ru-RU',
  'sv-SE',
  'tr-TR',
  'uk-UA',
  'zh-CN',
  'zh-TW',
] as const

/** Returns the languages to choose from, with their names. */
export function captionLanguages(): readonly { readonly value: string; readonly label: string }[] {
  const named = languages.map((value) => ({
    value,
    label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
  }))
  return named.toSorted((a, b) => a.label.localeCompare(b.label))
}

/** Returns the language of the list that is nearest to one of the browser's. */
export function nearestLanguage(wanted: string): string {
  const exact = languages.find((language) => language.toLowerCase() === wanted.toLowerCase())
  if (exact) return exact
  if (wanted.startsWith('en')) return 'en-US'
  return languages.find((language) => language.slice(0, 2) === wanted.slice(0, 2)) ?? 'en-US'
}
