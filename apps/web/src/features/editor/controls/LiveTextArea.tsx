import { TextArea } from '@deckloom/ui'
import { useState } from 'react'

export interface LiveTextAreaProps {
  readonly label: string
  readonly value: string
  readonly rows?: number
  readonly hint?: string
  readonly onInput: (text: string) => void
}

/** Updates the slide on every keystroke. While focused it shows what was typed, such as a line that is still empty. */
export function LiveTextArea({ label, value, rows = 3, hint, onInput }: LiveTextAreaProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={rows}
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onInput(event.currentTarget.value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
