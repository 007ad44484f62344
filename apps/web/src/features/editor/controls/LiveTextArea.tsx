import { TextArea } from '@deckloom/ui'
import { useLiveText } from './useLiveText.ts'

export interface LiveTextAreaProps {
  readonly label: string
  readonly value: string
  readonly rows?: number
  readonly hint?: string
  readonly onInput: (text: string) => void
}

/** Updates the slide on every keystroke, and shows what others change in the text meanwhile. */
export function LiveTextArea({ label, value, rows = 3, hint, onInput }: LiveTextAreaProps) {
  return <TextArea {...useLiveText(value, onInput)} label={label} hint={hint} rows={rows} />
}
