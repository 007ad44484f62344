import { deckLimits, type ShapeData } from '@deckloom/deck'
import { type ShapePaintChange, withShapePaint } from '@deckloom/editor'
import { Checkbox, Segment } from '@deckloom/ui'
import { useEditor } from '../../session/EditorContext.tsx'
import { backgroundSwatches, ColorSwatches, textSwatches } from '../../controls/ColorSwatches.tsx'
import { dashOptions } from '../lines/dashOptions.ts'
import { NumberField } from '../../controls/NumberField.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'

export interface ShapeSectionProps {
  /** IDs of the selected shapes. */
  readonly ids: readonly string[]
  /** The first of them, whose look is shown. */
  readonly shape: ShapeData
}

const fills = [
  { value: 'solid', label: 'Solid' },
  { value: 'gradient', label: 'Gradient' },
  { value: 'none', label: 'None' },
] as const
type Fill = (typeof fills)[number]['value']

const { maxRadius, maxBorder } = deckLimits.shape
/** Border of a shape that would otherwise be invisible without its fill. */
const visibleBorder = 2

/** The fill, border and shadow of the selected shapes. */
export function ShapeSection({ ids, shape }: ShapeSectionProps) {
  const { document, slide } = useEditor()
  const set = (change: ShapePaintChange, gesture?: string) =>
    document.edit(slide.id, (now) => withShapePaint(now, ids, change), gesture)
  return (
    <>
      <FillSection shape={shape} set={set} gesture={ids.join(' ')} />
      <BorderSection shape={shape} set={set} gesture={ids.join(' ')} />
      {shape.filled !== false && (
        <PanelSection title="Effects">
          <Checkbox
            label="Shadow"
            checked={shape.shadow === true}
            onChange={({ currentTarget }) => set({ shadow: currentTarget.checked || undefined })}
          />
        </PanelSection>
      )}
    </>
  )
}

interface PartProps {
  readonly shape: ShapeData
  readonly set: (change: ShapePaintChange, gesture?: string) => void
  /** Numbers that are changed one after the other are one undo step. */
  readonly gesture: string
}

function FillSection({ shape, set, gesture }: PartProps) {
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

function FillColors({ shape, set, gesture }: PartProps) {
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
          onCommit={(percent) => set({ fillOpacity: opacityOf(percent) }, `opacity ${gesture}`)}
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

function BorderSection({ shape, set, gesture }: PartProps) {
  const { type, borderWidth = 0, borderColor, borderDash, borderRadius = 0 } = shape
  return (
    <PanelSection title="Border">
      <Segment
        label="Border style"
        options={dashOptions}
        value={borderDash ?? 'solid'}
        onChange={(dash) => set({ borderDash: dash === 'solid' ? undefined : dash })}
        full
      />
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label="Border width"
          letter="W"
          value={borderWidth}
          onCommit={(width) => set({ borderWidth: within(width, maxBorder) }, `border ${gesture}`)}
        />
        {type === 'rectangle' && (
          <NumberField
            label="Corner radius"
            letter="R"
            value={borderRadius}
            onCommit={(radius) =>
              set({ borderRadius: within(radius, maxRadius) }, `radius ${gesture}`)
            }
          />
        )}
      </div>
      {borderWidth > 0 && (
        <ColorSwatches
          label="Border color"
          swatches={textSwatches}
          value={borderColor}
          onChange={(color) => set({ borderColor: color })}
        />
      )}
    </PanelSection>
  )
}

function opacityOf(percent: number): number | undefined {
  const opacity = Math.round(within(percent, 100)) / 100
  return opacity === 1 ? undefined : opacity
}

function wholeTurn(angle: number): number {
  return ((Math.round(angle) % 360) + 360) % 360
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}
