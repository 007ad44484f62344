/** A typical deck, to be stored many times. */
export interface PooledDeck {
  readonly title: string
  readonly slides: readonly object[]
  /** The words in the search index. */
  readonly words: readonly string[]
}

const openings = [
  'Harbour',
  'Budget',
  'Hiring',
  'Roadmap',
  'Safety',
  'Survey',
  'Training',
  'Market',
]
const slidesEach = 8
const bulletsEach = 4
const vocabulary = 4_000

/** Returns decks with different words: a few words are in most decks, most words in a few. The same on every call. */
export function deckPool(count: number): readonly PooledDeck[] {
  const draw = draws(20_261_124)
  // The lower the number, the more frequent the word.
  const word = () => `word${Math.floor(vocabulary ** draw())}`
  const words = (many: number) => Array.from({ length: many }, word).join(' ')
  return Array.from({ length: count }, (_, index) => {
    const title = `${openings[index % openings.length]} ${words(2)}`
    const slides = Array.from({ length: slidesEach }, (_each, place) => ({
      id: `s${index}-${place}`,
      slide_title: words(4),
      bullet_points: Array.from({ length: bulletsEach }, () => words(9)),
      visual_type: 'quote',
      visual_description: '',
      layout_template: 'title + bullets',
      notes: words(25),
    }))
    return { title, slides, words: indexWords(title, JSON.stringify(slides)) }
  })
}

function indexWords(title: string, text: string): readonly string[] {
  const inTitle = title.toLowerCase().split(' ')
  const inText = text.match(/word\d+/g) ?? []
  return [...new Set([...inTitle, ...inTitle.map((each) => `t:${each}`), ...inText])]
}

/** Returns a seeded generator of random numbers from 0 to 1. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
