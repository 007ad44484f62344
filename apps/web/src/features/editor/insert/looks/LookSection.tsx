import { type PaintChange, type PaintedVisual, withPaint } from '@deckloom/editor'
import { Checkbox } from '@deckloom/ui'
import { NumberField } from '../../controls/NumberField.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'
import { useEditor } from '../../session/EditorContext.tsx'
import { BorderSection } from './BorderSection.tsx'
import { FillSection } from './FillSection.tsx'
import { type LookProps, opacityOf } from './lookFields.ts'

export interface LookSectionProps {
  /** The selected shapes and pictures. */
  readonly visuals: readonly PaintedVisual[]
  /** The one whose look is shown. */
  readonly first: PaintedVisual
}

/** The fill, border, opacity and shadow of the selected shapes and pictures, as far as all of them have it. */
export function LookSection({ visuals, first }: LookSectionProps) {
  const { document, slide } = useEditor()
  const ids = visuals.map(({ id }) => id)
  const props: LookProps = {
    visuals,
    set: (change: PaintChange, gesture?: string) =>
      document.edit(slide.id, (now) => withPaint(now, ids, change), gesture),
    gesture: ids.join(' '),
  }
  const areShapes = visuals.every(({ kind }) => kind === 'shape')
  return (
    <>
      {first.kind === 'shape' && areShapes && <FillSection {...props} shape={first.shape} />}
      <BorderSection {...props} first={first} />
      <EffectsSection {...props} first={first} hasOpacity={!areShapes} />
    </>
  )
}

interface EffectsProps extends LookProps {
  readonly first: PaintedVisual
  /** The opacity of shapes alone is among their fills. */
  readonly hasOpacity: boolean
}

function EffectsSection({ visuals, first, hasOpacity, set, gesture }: EffectsProps) {
  const canCast = visuals.some(
    (visual) => visual.kind === 'picture' || visual.shape.filled !== false,
  )
  if (!hasOpacity && !canCast) return null
  const look = first.kind === 'shape' ? first.shape : first
  const opacity = first.kind === 'shape' ? first.shape.fillOpacity : first.opacity
  return (
    <PanelSection title="Effects">
      {hasOpacity && (
        <div className="grid grid-cols-2 gap-2">
          <NumberField
            label="Opacity"
            letter="%"
            value={(opacity ?? 1) * 100}
            onCommit={(percent) => set({ opacity: opacityOf(percent) }, `opacity ${gesture}`)}
          />
        </div>
      )}
      {canCast && (
        <Checkbox
          label="Shadow"
          checked={look.shadow === true}
          onChange={({ currentTarget }) => set({ shadow: currentTarget.checked || undefined })}
        />
      )}
    </PanelSection>
  )
}
