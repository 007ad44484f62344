import type { ShapeData } from '@deckloom/deck'
import { Segment } from '@deckloom/ui'
import { backgroundSwatches, ColorSwatches } from '../../controls/colors/ColorSwatches.tsx'
import { NumberField } from '../../controls/NumberField.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'
import { type LookProps, opacityOf } from './lookFields.ts'

const fills = [
  { value: 'solid', label: 'Solid' },
  { value: 'gradient', label: 'Gradient' },
  { value: 'none', label: 'None' },
] as const
type Fill = (typeof fills)[number]['value']

/** Border of a shape that would otherwise be invisible without its fill. */
const visibleBorder = 2

interface FillProps extends Pick<LookProps, 'set' | 'gesture'> {
  readonly shape: ShapeData
}

/** The fill of shapes, as that of the first is. */
export function FillSection({ shape, set, gesture }: FillProps) {
  const { filled = true, gradient, borderWidth = 0 } = shape
  const fill: Fill = filled ? (gradient ? 'gradient' : 'solid') : 'none'
  const choose = (next: Fill) =>
    set({
      filled: next === 'none' ? false : undefined,
      gradient: next === 'gradient' ? (gradient ?? { color: '#FFFFFF', angle: 90 }) : undefined,
      ...(next === 'none' && borderWidth === 0 && { borderWidth: visibleBorder }),
    })
  return (
    <PanelSection title="Fill">
      <Segment label="Fill" options={fills} value={fill} onChange={choose} full />
      {filled && <FillColors shape={shape} set={set} gesture={gesture} />}
    </PanelSection>
  )
}

function FillColors({ shape, set, gesture }: FillProps) {
  const { fillColor, gradient, fillOpacity = 1 } = shape
  return (
    <>
      {gradient && <Caption words="From" />}
      <ColorSwatches
        label="Fill color"
        swatches={backgroundSwatches}
        value={fillColor}
        onChange={(color) => set({ fillColor: color })}
      />
      {gradient && (
        <>
          <Caption words="To" />
          <ColorSwatches
            label="Second color"
            swatches={backgroundSwatches}
            value={gradient.color}
            onChange={(color) => set({ gradient: { ...gradient, color } })}
          />
        </>
      )}
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label="Fill opacity"
          letter="%"
          value={fillOpacity * 100}
          onCommit={(percent) => set({ opacity: opacityOf(percent) }, `opacity ${gesture}`)}
        />
        {gradient && (
          <NumberField
            label="Gradient angle"
            letter="°"
            value={gradient.angle}
            onCommit={(angle) =>
              set({ gradient: { ...gradient, angle: wholeTurn(angle) } }, `angle ${gesture}`)
            }
          />
        )}
      </div>
    </>
  )
}

/** Parts the two rows of colors; their groups say the same to screen readers. */
function Caption({ words }: { readonly words: string }) {
  return (
    <span aria-hidden="true" className="text-small text-ink-muted">
      {words}
    </span>
  )
}

function wholeTurn(angle: number): number {
  return ((Math.round(angle) % 360) + 360) % 360
}
