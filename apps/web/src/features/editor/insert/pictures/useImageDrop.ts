import { page } from '@deckloom/deck'
import { type DragEvent, useState } from 'react'
import { useEditor } from '../../session/EditorContext.tsx'
import { imageFileIn } from './imageFileIn.ts'
import { putPicture } from './putPicture.ts'
import { pagePoints } from '../../../../shared/scene/pagePoints.ts'

/** Lets users drop a picture on the slide, which is placed where it was dropped. */
export function useImageDrop() {
  const editor = useEditor()
  const [over, setOver] = useState(false)
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(false)
        const file = imageFileIn(event.dataTransfer)
        if (file) void putPicture(editor, file, dropPlace(event))
      },
    },
  }
}

function isFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}

/** Centers the picture under the pointer, or on the slide for a drop outside it. */
function dropPlace(event: DragEvent) {
  const paper = event.currentTarget.querySelector('#content')
  const at = paper && pagePoints(paper)(event)
  const inside = at && at.x >= 0 && at.x <= page.width && at.y >= 0 && at.y <= page.height
  const middle = inside ? at : { x: page.width / 2, y: page.height / 2 }
  return { x: Math.round(middle.x - 150), y: Math.round(middle.y - 100) }
}
