import type { ThemeId } from '@deckloom/deck'
import { corporate } from './corporate.ts'
import { dark } from './dark.ts'
import { executive } from './executive.ts'
import { light } from './light.ts'
import { loom } from './loom.ts'
import { professional } from './professional.ts'
import type { Theme } from './types.ts'

/** Every theme by its id; the compiler asks for the one that is missing. */
export const themes: Readonly<Record<ThemeId, Theme>> = {
  loom,
  dark,
  light,
  professional,
  corporate,
  executive,
}
