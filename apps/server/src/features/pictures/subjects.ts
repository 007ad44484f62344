import { type IllustrationName, illustrationMotifs } from '@deckloom/themes'

/** What a drawing shows, and beginnings of words that call for it. */
interface Subject {
  readonly shows: string
  /** Parted by spaces. */
  readonly stems: string
}

/** The compiler asks for the motif that is missing. */
export const subjects: Readonly<Record<IllustrationName, Subject>> = {
  peaks: {
    shows: 'Mountain ridges before a low sun',
    stems: 'mountain peak summit hill climb hik nature landscape sunset sunrise success',
  },
  sea: {
    shows: 'A sailing boat on a calm sea at sunset',
    stems: 'boat sail beach holiday travel sunset water buoy wave landscape nature',
  },
  river: {
    shows: 'A river that winds through hills',
    stems: 'valley stream landscape meadow summer spring hill',
  },
  forest: {
    shows: 'A forest of firs before the sun',
    stems: 'tree fir pine green nature winter sustainab ecolog park landscape',
  },
  skyline: {
    shows: 'A city skyline in the evening',
    stems:
      'building tower skyscraper office town real estate architect downtown house business finance bank',
  },
  harbour: {
    shows: 'A container ship in a harbour',
    stems: 'harbor harbour container cargo crane freight transport sea boat deliver buoy dock',
  },
  lighthouse: {
    shows: 'A lighthouse whose beams cross the night sky',
    stems: 'light beacon night coast star sea signal buoy hope',
  },
  network: {
    shows: 'A globe with a web of connections',
    stems:
      'globe world earth connect technolog tech cyber cloud web online comput artificial intelligen social commun',
  },
  greenhouse: {
    shows: 'Plants in pots before a window',
    stems: 'leaf leaves flower grow botan green nature healthy wellness organic',
  },
  desk: {
    shows: 'A desk with a laptop, a lamp and a plant',
    stems:
      'laptop computer workspace home study lamp freelanc student room interior technolog startup business analytic data',
  },
  crowd: {
    shows: 'Five people, seen from the front',
    stems:
      'person group women woman man men friend famil divers employee student child human portrait meeting social',
  },
  blocks: {
    shows: 'A city of building blocks',
    stems: 'block cube architect brick abstract geometr startup foundation growth',
  },
  orbit: {
    shows: 'A planet with rings and its moon',
    stems: 'planet star moon galaxy univers astronom satellite night future technolog',
  },
  books: {
    shows: 'Shelves full of books',
    stems: 'book library read shelf shelves knowledge literatur learn universit student',
  },
  bicycle: {
    shows: 'A bicycle in the hills',
    stems: 'cycle bike ride wheel health fitness travel transport active outdoor',
  },
  warehouse: {
    shows: 'The aisle of a warehouse',
    stems: 'shelf shelves box logistic factory shop retail commerce goods deliver',
  },
  lab: {
    shows: 'Flasks and tubes in a laboratory',
    stems: 'laborator chemi health doctor hospital research biolog molecul medicine vaccin',
  },
  fields: {
    shows: 'Fields under a wide sky',
    stems: 'field farm crop wheat country landscape food soil desert autumn',
  },
  bridge: {
    shows: 'A bridge across a wide water',
    stems: 'river infrastructure engineer construct team transport span handshake cooperat',
  },
  wind: {
    shows: 'Wind turbines over green hills',
    stems: 'turbine sustainab climate environment clean green mill',
  },
  solar: {
    shows: 'A field of solar panels in the sun',
    stems: 'panel energy renewab electric sustainab climate environment roof',
  },
  road: {
    shows: 'A road that winds to the horizon',
    stems: 'street drive car travel way trip route direction future goal landscape',
  },
  meeting: {
    shows: 'A team around a table, charts on the screen behind them',
    stems:
      'meeting business conference team discuss workshop present office collaborat boardroom interview negotiat board colleague train seminar',
  },
  dashboard: {
    shows: 'A dashboard with a curve, columns and a ring chart',
    stems:
      'analytic data chart graph dashboard statistic report finance financ metric number growth sales revenue market performance invest stock budget survey',
  },
  mosaic: {
    shows: 'An abstract pattern of discs, quarters and blades',
    stems:
      'abstract pattern geometr background texture color colour design art shape wallpaper creativ modern minimal',
  },
}

const motifStems: ReadonlyMap<string, readonly string[]> = new Map(
  illustrationMotifs.map(({ name, keywords }) => [name, keywords]),
)

/** Motifs for words, the best first: a subject's own word counts most, then what it stands for, earlier words before later. */
export function motifsFor(words: readonly string[]): readonly IllustrationName[] {
  return names
    .map((name) => ({ name, score: scoreOf(name, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name)
}

const names = Object.keys(subjects).filter((name): name is IllustrationName => name in subjects)

export function isMotif(name: string): name is IllustrationName {
  return Object.hasOwn(subjects, name)
}

function scoreOf(name: IllustrationName, words: readonly string[]): number {
  const { shows, stems } = subjects[name]
  const pictured = wordsIn(shows)
  return words.reduce((score, word, index) => {
    const weight =
      (pictured.includes(word) || word === name ? 3 : 0) +
      (calls(stems.split(' '), word) ? 2 : 0) +
      (calls(motifStems.get(name) ?? [], word) ? 1 : 0)
    return score + weight * (1 + 1 / (index + 2))
  }, 0)
}

function calls(stems: readonly string[], word: string): boolean {
  return stems.some((stem) => (stem.length <= 3 ? singular(word) === stem : word.startsWith(stem)))
}

function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const filler = new Set(
  'a an and are as at before by for from full have in into is it of on or over that the their them this through to under up with whose its before behind across wide'.split(
    ' ',
  ),
)

/** Lower-cased words that mean something. */
export function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !filler.has(word))
}
