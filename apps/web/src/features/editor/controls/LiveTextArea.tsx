import { TextArea } from '@deckloom/ui'
import { useState } from 'react'
import { useLiveText } from './useLiveText.ts'

export interface LiveTextAreaProps {
  readonly label: string
  readonly value: string
  readonly rows?: number
  readonly hint?: string
  /** Most characters that are kept. */
  readonly limit?: number
  readonly onInput: (text: string) => void
}

/** Updates the slide on every keystroke, and shows what others change in the text meanwhile. */
export function LiveTextArea(props: LiveTextAreaProps) {
  const { label, value, rows = 3, hint, limit = Infinity, onInput } = props
  const [isCut, setCut] = useState(false)
  const live = useLiveText<HTMLTextAreaElement>(value, (text) => {
    setCut(text.length > limit)
    onInput(text)
  })
  const error = isCut ? `Only the first ${limit} characters are kept.` : undefined
  return <TextArea {...live} label={label} hint={hint} rows={rows} error={error} />
}
