import { deckLimits } from '@deckloom/deck'
import { Button, toast } from '@deckloom/ui'
import { Type } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { smallIconProps } from '../controls/iconProps.ts'
import { focusElement } from '../paper/focusElement.ts'

export function AddTextButton() {
  const { document, slide, select } = useEditor()
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const id = document.addTextBox(slide.id, [Math.random(), Math.random()])
    if (id === undefined) {
      toast({
        title: 'This slide is full',
        description: `A slide can have up to ${deckLimits.textElements} text boxes.`,
        variant: 'notice',
      })
      return
    }
    select(id)
    focusElement(id, event.currentTarget)
  }
  return (
    <Button size="small" icon={<Type {...smallIconProps} />} onClick={handleClick}>
      Add Text
    </Button>
  )
}
