import { Button } from '@deckloom/ui'
import { useEditor } from '../session/EditorContext.tsx'
import { copyShareLink } from '../session/copyShareLink.ts'

export function ShareButton() {
  const { id } = useEditor()
  return <Button onClick={() => void copyShareLink(id)}>SHARE...</Button>
}
