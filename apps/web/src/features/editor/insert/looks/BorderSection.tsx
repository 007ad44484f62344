import { deckLimits } from '@deckloom/deck'
import type { PaintedVisual } from '@deckloom/editor'
import { Segment } from '@deckloom/ui'
import { ColorSwatches, textSwatches } from '../../controls/colors/ColorSwatches.tsx'
import { NumberField } from '../../controls/NumberField.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'
import { dashOptions } from '../lines/dashOptions.ts'
import { type LookProps, within } from './lookFields.ts'

/** The border of shapes and pictures, and their corners where all have some that can be rounded. */
export function BorderSection({
  visuals,
  first,
  set,
  gesture,
}: LookProps & { readonly first: PaintedVisual }) {
  const look = first.kind === 'shape' ? first.shape : first
  const { borderWidth = 0, borderColor, borderDash, borderRadius = 0 } = look
  const { image, shape } = deckLimits
  const maxRadius = first.kind === 'shape' ? shape.maxRadius : image.maxRadius
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
          onCommit={(width) =>
            set({ borderWidth: within(width, shape.maxBorder) }, `border ${gesture}`)
          }
        />
        {visuals.every(hasCorners) && (
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

function hasCorners(visual: PaintedVisual): boolean {
  if (visual.kind === 'shape') return visual.shape.type === 'rectangle'
  return visual.mask === undefined
}
