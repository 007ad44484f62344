import { type LineData, lineThemeColors } from '@deckloom/deck'
import type { Scene } from '@deckloom/scene'
import { useScene } from '../../../../shared/scene/useScene.ts'
import { ColorSwatches, SwatchButton, textSwatches } from '../../controls/colors/ColorSwatches.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'
import { useEditor } from '../../session/EditorContext.tsx'

type ThemeColor = (typeof lineThemeColors)[number]

const themeNames = {
  text: 'Theme text color',
  accent1: 'Theme accent 1',
  accent2: 'Theme accent 2',
  accent3: 'Theme accent 3',
} as const satisfies Record<ThemeColor, string>

export interface LineColorProps {
  readonly line: LineData
  readonly onChange: (color: string) => void
}

/** The color of a line: one that follows the theme, or one of its own. */
export function LineColor({ line: { color = 'text' }, onChange }: LineColorProps) {
  const { slide, deckTitle, index, order } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const themed = lineThemeColors.find((name) => name === color)
  return (
    <PanelSection title="Line color">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Theme color</legend>
        {lineThemeColors.map((name) => (
          <SwatchButton
            key={name}
            name={themeNames[name]}
            color={scene && themeColor(scene, name)}
            on={themed === name}
            isRound
            onPress={() => onChange(name)}
          />
        ))}
      </fieldset>
      <ColorSwatches
        label="Line color"
        swatches={textSwatches}
        hasTheme={false}
        value={themed ? undefined : color}
        onChange={onChange}
      />
    </PanelSection>
  )
}

/** A theme's text is the light one of its pair on a dark page. */
function themeColor({ theme: { colors }, background }: Scene, name: ThemeColor): string {
  if (name !== 'text') return colors[name]
  const isDark = background.kind === 'solid' && background.color === colors.dk1
  return isDark ? colors.lt1 : colors.dk1
}
