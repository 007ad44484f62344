import type { IllustrationName } from '@deckloom/themes'
import { decapitalise } from '../language/letterCase.ts'

const descriptions: Readonly<Record<IllustrationName, string>> = {
  peaks: 'Mountain ridges fading into the distance before a low sun',
  sea: 'A half sun on a calm horizon, reflected in the sea',
  river: 'A river winding through hills',
  forest: 'Rows of firs, one behind another, in a low sun',
  skyline: 'A city skyline with lit windows',
  harbour: 'A container ship between two cranes in a harbour',
  lighthouse: 'A lighthouse sending its beam over the sea',
  network: 'A wire globe with connected points',
  greenhouse: 'Young plants in a greenhouse',
  desk: 'A desk with a lamp and a laptop by a window',
  crowd: 'A group of people side by side',
  blocks: 'Building blocks growing into columns',
  orbit: 'A ringed planet with moons among stars',
  books: 'Shelves of books with banded spines',
  bicycle: 'A bicycle before hills in a low sun',
  warehouse: 'An aisle of shelves and boxes in a warehouse',
  lab: 'Flasks and a molecule on a laboratory bench',
  fields: 'Ploughed fields running to the horizon',
  bridge: 'A cable-stayed bridge over a river',
  wind: 'Wind turbines on hills',
  solar: 'Rows of solar panels under a large sun',
  road: 'A road running to the horizon between hills',
}

/** What the drawing shows, in words: its alternative text. It takes its colours from the theme, so none is named. */
export function describeMotif(motif: IllustrationName): string {
  return `Drawing: ${decapitalise(descriptions[motif])}`
}
