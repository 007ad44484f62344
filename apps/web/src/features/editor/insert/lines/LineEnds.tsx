import type { LineVisual } from '@deckloom/deck'
import { findElement, elementName, withLineEnd } from '@deckloom/editor'
import type { LineSource } from '@deckloom/scene'
import { Button } from '@deckloom/ui'
import { Unlink } from 'lucide-react'
import { useScene } from '../../../../shared/scene/useScene.ts'
import { NumberField } from '../../controls/NumberField.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'
import { smallIconProps } from '../../controls/iconProps.ts'
import { useEditor } from '../../session/EditorContext.tsx'

const sides = [
  { side: 'start', name: 'Start' },
  { side: 'end', name: 'End' },
] as const

/** The ends of a line as the layout placed them; a number lets go of the element that an end is connected to. */
export function LineEnds({ visual }: { readonly visual: LineVisual }) {
  const { slide, deckTitle, index, order } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const mark = scene?.marks.find(({ origin }) => origin?.elementId === visual.id)
  if (mark?.mark !== 'native' || mark.source.kind !== 'line') return null
  const { source } = mark
  return (
    <PanelSection title="Ends">
      {sides.map(({ side, name }) => (
        <EndFields key={side} id={visual.id} side={side} name={name} at={source[side]} />
      ))}
    </PanelSection>
  )
}

interface EndFieldsProps {
  readonly id: string
  readonly side: 'start' | 'end'
  readonly name: string
  readonly at: LineSource['start']
}

function EndFields({ id, side, name, at }: EndFieldsProps) {
  const { document, slide } = useEditor()
  const put = (place: { readonly x?: number; readonly y?: number }) => {
    const end = { x: at.x, y: at.y, ...place }
    document.edit(slide.id, (now) => withLineEnd(now, id, { side, end }), `place ${side} of ${id}`)
  }
  const target = at.glue && findElement(slide, at.glue.elementId)
  return (
    <>
      <div className="grid grid-cols-[3rem_1fr_1fr] items-center gap-2">
        <span aria-hidden="true" className="text-small">
          {name}
        </span>
        <NumberField label={`${name} X`} letter="X" value={at.x} onCommit={(x) => put({ x })} />
        <NumberField label={`${name} Y`} letter="Y" value={at.y} onCommit={(y) => put({ y })} />
      </div>
      {target && (
        <div className="flex min-w-0 items-center gap-2 text-small text-ink-subtle">
          <span className="min-w-0 flex-1 truncate">
            {name} connected to {elementName(slide, target)}
          </span>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Disconnect ${name.toLowerCase()}`}
            icon={<Unlink {...smallIconProps} />}
            onClick={() => put({})}
          >
            Disconnect
          </Button>
        </div>
      )}
    </>
  )
}
