import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { boxStyle } from '../../../shared/scene/boxStyle.ts'
import { FormatBar } from './FormatBar.tsx'
import { useTextWriter } from './useTextWriter.ts'
import { useWrittenText } from './writing.ts'

export interface TextEditorProps {
  readonly elementId: string
  /** Accessible name of the element. */
  readonly name: string
  readonly rotation: number
  readonly onDone: () => void
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 }

/** Edits the text of an element in place, as it is drawn. Ctrl+Enter and blur save, Escape cancels. */
export function TextEditor({ elementId, name, rotation, onDone }: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const [linking, setLinking] = useState(false)
  const words = useWrittenText()
  const handleBlur = useTextWriter({
    host,
    elementId,
    label: `Edit ${name}`,
    onDone,
    onOpenLink: () => setLinking(true),
  })
  return (
    // Canvas shortcuts do not apply while editing text.
    <div role="presentation" onKeyDown={stop} onPointerDown={stop}>
      <div
        ref={host}
        className="absolute"
        style={boxStyle(words?.box ?? nowhere, rotation)}
        onBlur={handleBlur}
      />
      {words && <FormatBar words={words} linking={linking} onLinking={setLinking} />}
    </div>
  )
}

function stop(event: KeyboardEvent | PointerEvent) {
  event.stopPropagation()
}
