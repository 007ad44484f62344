import { TextField } from '@deckloom/ui'

export interface CodeFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  /** App codes have six digits; recovery codes are longer. */
  readonly kind?: 'app' | 'recovery'
  readonly hint?: string
}

/** A field for a code that is typed, pasted or filled in by the browser. */
export function CodeField({ value, onChange, error, kind = 'app', hint }: CodeFieldProps) {
  const isApp = kind === 'app'
  return (
    <TextField
      label={isApp ? 'Code from your app' : 'Recovery code'}
      hint={hint}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      placeholder={isApp ? '123456' : 'xxxx-xxxx-xxxx-xxxx'}
      large
    />
  )
}
