import { elementText } from '@deckloom/editor'
import { SlideSvg } from '@deckloom/render-react'
import type { Scene } from '@deckloom/scene'
import { Skeleton } from '@deckloom/ui'
import { useMemo, useRef, useState } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { ElementButton } from './ElementButton.tsx'
import { focusElement } from './focusElement.ts'
import { Guides } from './Guides.tsx'
import { SelectionFrame } from './SelectionFrame.tsx'
import { TextEditor } from './TextEditor.tsx'
import { useCanvasElements } from './useCanvasElements.ts'
import { useElementKeys } from './useElementKeys.ts'
import { useGestures } from './useGestures.ts'

export interface CanvasProps {
  /** Where text is edited beside the canvas: a second tap on an element asks for it. */
  readonly onEditText?: () => void
}

/** The slide with everything on it that can be pressed, moved and written in. */
export function Canvas({ onEditText }: CanvasProps) {
  const { document, slide, index, select, stepOut } = useEditor()
  const paper = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const canvas = useCanvasElements()
  const { scene, elements, selected, editing } = canvas
  const focusCanvas = () => paper.current?.focus({ preventScroll: true })
  const handleKeys = useElementKeys({ elements, announce: setAnnouncement, focusCanvas })
  const endEditing = (id: string) => {
    stepOut()
    focusElement(id)
  }
  const gestures = useGestures({ paper, canvas, announce: setAnnouncement, onTapAgain: onEditText })
  return (
    // The keys belong to the buttons inside; the canvas only hears them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={paper}
      id="content"
      tabIndex={-1}
      aria-label={`Slide ${index + 1}`}
      className="@container relative aspect-video w-full shadow-[0_0_0_1px_rgb(16_40_32/.12),0_12px_32px_-12px_rgb(16_40_32/.35)] outline-none"
      onKeyDown={handleKeys}
    >
      <Picture scene={scene} hiddenId={editing?.id} />
      {elements.map((element) => (
        <ElementButton
          key={element.id}
          element={element}
          selected={element.id === selected?.id}
          onPress={(event) => gestures.press(element, event)}
          onSelect={() => element.id !== selected?.id && select(element.id)}
          onEdit={() => gestures.open(element)}
        />
      ))}
      {selected && (
        <SelectionFrame
          element={selected}
          editing={editing !== undefined}
          resizing={canvas.resizing}
          onResizeStart={(handle, event) => gestures.resize(selected, handle, event)}
        />
      )}
      {editing && scene && (
        <TextEditor
          key={editing.id}
          element={editing}
          scene={scene}
          text={elementText(slide, editing.id) ?? ''}
          onCommit={(text) => {
            document.setElementText(slide.id, editing.id, { text })
            endEditing(editing.id)
          }}
          onCancel={() => endEditing(editing.id)}
        />
      )}
      <Guides />
      <output className="sr-only">{announcement}</output>
    </section>
  )
}

interface PictureProps {
  readonly scene: Scene | undefined
  /** The element that is being written in draws itself. */
  readonly hiddenId: string | undefined
}

function Picture({ scene, hiddenId }: PictureProps) {
  const { stepOut, selection } = useEditor()
  const hidden = useMemo(() => new Set(hiddenId === undefined ? [] : [hiddenId]), [hiddenId])
  if (!scene) return <Skeleton className="size-full" />
  return (
    // A press beside every element selects nothing; Escape is the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="size-full" onPointerDown={() => selection.state === 'selected' && stepOut()}>
      <SlideSvg scene={scene} hiddenElementIds={hidden} className="block size-full" />
    </div>
  )
}
