import type { LayoutDefinition, LayoutSamples } from '../layoutDefinition.ts'
import { pointLists } from '../pointLists.ts'
import { longItem } from '../sampleWords.ts'
import { starterPicture } from '../starterPicture.ts'
import { titleBulletsSamples } from './titleBullets.ts'

/** Parallel points beside a picture that bleeds off the page. */
export const titleBulletsImage = {
  label: 'Title + bullets + image',
  limits: { title: 64, items: [1, 5], item: 150, all: 400, isBeside: true },
  starter: { visual: starterPicture },
  points: 'list',
  visual: 'picture',
  needsIcons: false,
  splitsInto: 'lists',
  part: 'content',
  title: 'claim',
  density: 'full',
  ground: 'page',
  isVisual: true,
  isBreath: false,
  isPlain: false,
  dropsPhoto: false,
  shows: 'words',
  form: {
    name: 'list',
    rule: 'parallel points',
    items: 5,
    characters: 90,
    title: 64,
    otherwise: pointLists.slice(1),
  },
  alternative: null,
} as const satisfies LayoutDefinition

export const titleBulletsImageSamples: LayoutSamples = {
  shortest: titleBulletsSamples.shortest,
  typical: {
    title: 'What eleven months on the road taught us',
    eyebrow: 'Pilot in Ghana',
    bullets: [
      'Voice beats text: riders acted on 92 percent of calls.',
      'One battery lasts a whole vaccination season.',
      'Depots want proof, not dashboards.',
    ],
  },
  longest: {
    title: 'What eleven months on the road in two countries have taught us',
    eyebrow: 'What the pilot in Ghana taught all of us',
    bullets: Array.from({ length: 4 }, () => longItem.slice(0, 84)),
  },
}
