import type { Box } from '@deckloom/deck'
import { normalTurn, placingOf, sizeLimits, withTurn } from '@deckloom/editor'
import { useEditor } from '../session/EditorContext.tsx'
import { movedBox } from '../paper/movedBox.ts'
import { NumberField } from '../controls/NumberField.tsx'
import { PanelSection } from '../controls/PanelSection.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

export function PositionFields({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const { id, element } = selected
  const moved = movedBox.use()
  const box = moved ?? selected.box
  const { min, max } = sizeLimits(element)
  const place = (change: Partial<Box>) =>
    document.placeElement(slide.id, id, { box: { ...box, ...change }, gesture: `place ${id}` })
  return (
    <PanelSection title="Position and size">
      <div className="grid grid-cols-2 gap-2">
        <NumberField label="X" letter="X" value={box.x} onCommit={(x) => place({ x })} />
        <NumberField label="Y" letter="Y" value={box.y} onCommit={(y) => place({ y })} />
        <NumberField
          label="Width"
          letter="W"
          value={box.width}
          onCommit={(width) => place({ width: Math.min(max.width, Math.max(min.width, width)) })}
        />
        <NumberField
          label="Height"
          letter="H"
          value={box.height}
          onCommit={(height) =>
            place({ height: Math.min(max.height, Math.max(min.height, height)) })
          }
        />
        {placingOf(slide, id) && (
          <NumberField
            label="Rotation"
            letter="↻"
            value={selected.rotation}
            onCommit={(degrees) =>
              document.edit(slide.id, (now) => withTurn(now, id, normalTurn(degrees)), `turn ${id}`)
            }
          />
        )}
      </div>
    </PanelSection>
  )
}
