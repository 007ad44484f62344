import {
  generationLimits,
  presentationTypeLabels,
  presentationTypes,
  type PresentationType,
} from '@deckloom/contract'
import { slidesAsked } from '@deckloom/deck'

export interface GeneratorOptions {
  readonly slideCount: number
  readonly presentationType: PresentationType
  /** Text or Markdown to condense; empty for none. */
  readonly source: string
}

/** Options of a quick generation when nothing was chosen. */
export const quickDefaults: GeneratorOptions = {
  slideCount: generationLimits.slideCount.default,
  presentationType: 'pitch',
  source: '',
}

/** Returns the options with the slide count named in the prompt, unless one was chosen separately. */
export function optionsFor(
  options: GeneratorOptions,
  prompt: string,
  isCountChosen: boolean,
): GeneratorOptions {
  const asked = isCountChosen ? undefined : slidesAsked(prompt)?.count
  return asked === undefined ? options : { ...options, slideCount: asked }
}

export const typeOptions = presentationTypes.map((value) => ({
  value,
  label: presentationTypeLabels[value],
}))

/** The three choices of the dashboard. Each requests its lower number, and exactly that many slides are made. */
export const slideCountOptions = [
  { value: '8', label: '8-10 slides' },
  { value: '12', label: '12-15 slides' },
  { value: '16', label: '16-20 slides' },
] as const

const ranges = [
  { from: 8, to: 10, label: '8-10 slides' },
  { from: 12, to: 15, label: '12-15 slides' },
  { from: 16, to: 20, label: '16-20 slides' },
] as const

/** Returns the label of the range that contains a count, or the count itself. */
export function slideCountLabel(count: number): string {
  const range = ranges.find(({ from, to }) => count >= from && count <= to)
  return range?.label ?? `${count} slides`
}
