import { Button } from '@deckloom/ui'
import { useEditor } from '../session/EditorContext.tsx'
import { shareDeck } from '../session/shareDeck.ts'

export function ShareButton() {
  const { id } = useEditor()
  return <Button onClick={() => void shareDeck(id)}>SHARE...</Button>
}
