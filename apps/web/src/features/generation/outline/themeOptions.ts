import type { WritingSettings } from '@deckloom/contract'
import { themes } from '@deckloom/themes'

/** Every theme in its default variant. */
export const themeOptions = Object.values(themes).map(({ id, name, defaultVariant: variant }) => ({
  value: `${id} ${variant}`,
  label: name,
  theme: { id, variant } satisfies WritingSettings['theme'],
}))
