import { isLocked, isOrderable, type PlacedElement, placingOf } from '@deckloom/editor'
import { Button } from '@deckloom/ui'
import { BringToFront, Lock, LockOpen, SendToBack } from 'lucide-react'
import { useActions } from '../canvas/actions/useActions.ts'
import { useEditor } from '../EditorContext.tsx'
import { smallIconProps } from '../iconProps.ts'
import { PanelSection } from './PanelSection.tsx'

/** The place of elements over and under the others, and their lock. */
export function ArrangeSection({ selected }: { readonly selected: readonly PlacedElement[] }) {
  const { slide } = useEditor()
  const run = useActions({ elements: selected, selected })
  const ids = selected.map(({ id }) => id)
  const placed = ids.filter((id) => placingOf(slide, id))
  if (placed.length === 0) return null
  const locked = placed.every((id) => isLocked(slide, id))
  return (
    <PanelSection title="Arrange">
      <div className="grid grid-cols-2 gap-2">
        {ids.some((id) => isOrderable(slide, id)) && (
          <>
            <Button
              size="small"
              icon={<BringToFront {...smallIconProps} />}
              onClick={() => run('forward')}
            >
              Forward
            </Button>
            <Button
              size="small"
              icon={<SendToBack {...smallIconProps} />}
              onClick={() => run('backward')}
            >
              Backward
            </Button>
          </>
        )}
        <Button
          size="small"
          aria-pressed={locked}
          icon={locked ? <LockOpen {...smallIconProps} /> : <Lock {...smallIconProps} />}
          onClick={() => run('lock')}
        >
          {locked ? 'Unlock' : 'Lock'}
        </Button>
      </div>
    </PanelSection>
  )
}
