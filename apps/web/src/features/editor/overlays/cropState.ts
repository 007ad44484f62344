import { createValueStore } from '../../../shared/valueStore.ts'

/** The picture that is being cropped. */
export interface Cropping {
  readonly elementId: string
  /** Opens with the shapes that the picture can be cut to. */
  readonly shapes: boolean
}

const cropping = createValueStore<Cropping | undefined>(undefined)

/** Shows the whole picture behind its frame; undefined ends that. */
export const setCropping = cropping.set

export const useCropping = cropping.use
