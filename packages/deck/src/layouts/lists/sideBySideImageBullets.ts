import type { LayoutDefinition } from '../layoutDefinition.ts'
import { starterPicture } from '../starterPicture.ts'
import { titleBulletsImageSamples } from './titleBulletsImage.ts'

/** Parallel points beside a framed picture. */
export const sideBySideImageBullets = {
  label: 'Side-by-side image + bullets',
  limits: { title: 64, items: [1, 4], item: 140, all: 340, isBeside: true },
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
  dropsPhoto: true,
  shows: 'words',
  form: null,
  alternative: { label: 'Picture beside', rank: 10, suits: (is) => is.picture },
} as const satisfies LayoutDefinition

export const sideBySideImageBulletsSamples = titleBulletsImageSamples
