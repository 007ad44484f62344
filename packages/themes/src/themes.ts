import type { ThemeId } from '@deckloom/deck'
import { corporate } from './corporate.ts'
import { creative } from './creative.ts'
import { dark } from './dark.ts'
import { executive } from './executive.ts'
import { fernwood } from './fernwood.ts'
import { ledger } from './ledger.ts'
import { light } from './light.ts'
import { loom } from './loom.ts'
import { meridian } from './meridian.ts'
import { minimal } from './minimal.ts'
import { nocturne } from './nocturne.ts'
import { offprint } from './offprint.ts'
import { professional } from './professional.ts'
import { tangram } from './tangram.ts'
import type { Theme } from './types.ts'

/** Every theme by its id; the compiler asks for the one that is missing. */
export const themes: Readonly<Record<ThemeId, Theme>> = {
  loom,
  meridian,
  nocturne,
  fernwood,
  tangram,
  ledger,
  offprint,
  dark,
  light,
  professional,
  corporate,
  minimal,
  executive,
  creative,
}
