/** The parts of wink-nlp that are used here. Its own types describe a module shape that bundlers do not give. */
interface WinkDocument {
  sentences(): { out(): unknown }
}
interface Wink {
  readDoc(text: string): WinkDocument
}
type WinkFactory = (model: unknown, pipe: readonly string[]) => Wink

/** Splits an English text into sentences; knows 'Dr.', 'U.S.' and '11.4%'. */
export type SentenceSplitter = (text: string) => readonly string[]

// A unit at the end of a sentence ('8 °C. In 2024') reads as an initial to the model.
const unitEnd = /(?<=°[CF]\.|\d\s?(?:km|kg|cm|mm|m|g|l|h|s|W|kW|GB|MB)\.)\s+(?=\p{Lu})/u

let loading: Promise<SentenceSplitter> | undefined

/** Loads the language model on first use: it takes a tenth of a second that a deck from a topic need not pay. */
export function loadEnglish(): Promise<SentenceSplitter> {
  loading ??= load()
  return loading
}

async function load(): Promise<SentenceSplitter> {
  const [factory, model] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ])
  const wink = unwrapped(factory)
  if (!isFactory(wink)) throw new TypeError('wink-nlp has no factory')
  const nlp = wink(unwrapped(model), ['sbd'])
  return (text) => {
    const sentences = nlp.readDoc(text).sentences().out()
    if (!Array.isArray(sentences)) return [text]
    return sentences
      .filter((sentence) => typeof sentence === 'string')
      .flatMap((sentence) => sentence.split(unitEnd))
  }
}

/** CommonJS modules arrive under `default`, in some bundles twice. */
function unwrapped(module: unknown): unknown {
  if (typeof module === 'object' && module !== null && 'default' in module)
    return unwrapped(module.default)
  return module
}

function isFactory(value: unknown): value is WinkFactory {
  return typeof value === 'function'
}
