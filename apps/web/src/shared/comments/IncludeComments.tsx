import { MenuCheck } from '@deckloom/ui'
import { isOpenThread } from './threadOrder.ts'
import { useLoadedThreads } from './threads.ts'

export interface IncludeCommentsProps {
  readonly deckId: number
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** Asks for the comments in a PowerPoint file, in a menu of people who may see them. Absent while there are none. */
export function IncludeComments({ deckId, ...check }: IncludeCommentsProps) {
  const threads = useLoadedThreads(deckId)
  if (!threads.some(isOpenThread)) return null
  return (
    <MenuCheck
      label="Include comments"
      note="In the PowerPoint file, without resolved ones"
      {...check}
    />
  )
}
