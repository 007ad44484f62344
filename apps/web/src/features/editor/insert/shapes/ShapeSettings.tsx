import { deckDefaults, deckLimits } from '@deckloom/deck'
import { presetOf, type ShapeDraft, sizePresets } from '@deckloom/editor'
import { Segment, TextArea } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { backgroundSwatches, ColorSwatches } from '../../controls/colors/ColorSwatches.tsx'
import { NumberField } from '../../controls/NumberField.tsx'

export interface ShapeSettingsProps {
  readonly draft: ShapeDraft
  readonly onChange: (part: Partial<ShapeDraft>) => void
}

const { min, max, maxRadius, maxBorder } = deckLimits.shape
const presets = sizePresets.map((value) => ({ value, label: value }))

/** Size, radius, border, fill and text of a shape. */
export function ShapeSettings({ draft, onChange }: ShapeSettingsProps) {
  return (
    <>
      {draft.type !== 'freeform' && <SizeSetting draft={draft} onChange={onChange} />}
      {draft.type === 'rectangle' && (
        <Measure
          label="Corner radius"
          value={draft.borderRadius}
          max={maxRadius}
          onChange={(borderRadius) => onChange({ borderRadius })}
        />
      )}
      <Measure
        label="Border width"
        value={draft.borderWidth}
        max={maxBorder}
        onChange={(borderWidth) => onChange({ borderWidth })}
      />
      <Setting title="Fill">
        <div className="flex flex-wrap items-center gap-2.5 [&>span]:w-34">
          <ColorSwatches
            label="Fill color"
            swatches={backgroundSwatches}
            value={draft.fillColor}
            onChange={(fillColor) => onChange({ fillColor })}
          />
        </div>
      </Setting>
      <TextArea
        label="Text"
        rows={2}
        value={draft.text}
        maxLength={deckLimits.shapeTextLength}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </>
  )
}

function SizeSetting({ draft, onChange }: ShapeSettingsProps) {
  const { width, height } = draft
  return (
    <Setting title="Size">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segment
          label="Size preset"
          options={presets}
          value={presetOf(draft) ?? 'custom'}
          onChange={(name) => name !== 'custom' && onChange(deckDefaults.shapeSizes[name])}
        />
        <div className="grid w-48 grid-cols-2 gap-1.5">
          <NumberField
            label="Width"
            letter="W"
            value={width}
            onCommit={(value) => onChange({ width: within(value, min, max) })}
          />
          <NumberField
            label="Height"
            letter="H"
            value={height}
            onCommit={(value) => onChange({ height: within(value, min, max) })}
          />
        </div>
      </div>
    </Setting>
  )
}

function Setting({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-small font-label">
        {title}
      </span>
      {children}
    </div>
  )
}

interface MeasureProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A number from 0, set by slider or typed. */
function Measure({ label, value, max: most, onChange }: MeasureProps) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)_5rem] items-center gap-3">
      <span aria-hidden="true" className="text-small font-label">
        {label}
      </span>
      <input
        type="range"
        aria-label={`${label}, slider`}
        min={0}
        max={most}
        value={value}
        className="w-full cursor-pointer accent-primary touch:h-11"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <NumberField
        label={label}
        letter="px"
        value={value}
        onCommit={(typed) => onChange(within(typed, 0, most))}
      />
    </div>
  )
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
