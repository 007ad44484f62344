import type { NewContent } from '@deckloom/deck'
import { childAt } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'
import { lightness } from './colors.ts'
import type { SlideParts } from './slideParts.ts'

const white = '#FFFFFF'

/** Returns the colors of a file on the plainest of our themes. */
export function slideLook(
  parts: SlideParts,
): Pick<NewContent, 'theme' | 'backgroundColor' | 'themeColors'> {
  const { slide, layout, master, colors } = parts
  const page = pageColor([slide, layout, master], parts) ?? white
  return {
    theme: { id: 'minimal', variant: lightness(page) < 0.4 ? 'dark' : 'light' },
    backgroundColor: page,
    ...(colors.accents.length > 0 && { themeColors: [...colors.accents] }),
  }
}

function pageColor(
  sources: readonly (XmlElement | undefined)[],
  { colors }: SlideParts,
): string | undefined {
  for (const source of sources) {
    const background = childAt(source, 'cSld', 'bg')
    if (!background) continue
    const fill = childAt(background, 'bgPr', 'solidFill') ?? childAt(background, 'bgRef')
    const color = colors.of(fill)
    if (color !== undefined) return color
  }
  return undefined
}
