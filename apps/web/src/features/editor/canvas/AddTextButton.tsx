import { Button } from '@deckloom/ui'
import { Type } from 'lucide-react'
import { useEditor } from '../session/EditorContext.tsx'
import { smallIconProps } from '../controls/iconProps.ts'
import { addText } from '../insert/addText.ts'

export function AddTextButton() {
  const editor = useEditor()
  return (
    <Button
      size="small"
      icon={<Type {...smallIconProps} />}
      onClick={({ currentTarget }) => addText(editor, currentTarget)}
    >
      Add Text
    </Button>
  )
}
