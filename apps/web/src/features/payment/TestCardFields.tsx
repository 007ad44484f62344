import { TextField } from '@deckloom/ui'
import { groupDigits } from './groupDigits.ts'

interface Card {
  readonly number: string
  readonly expiry: string
  readonly code: string
}

export interface TestCardFieldsProps {
  readonly card: Card
  readonly onChange: (card: Card) => void
  readonly disabled: boolean
}

export function TestCardFields({ card, onChange, disabled }: TestCardFieldsProps) {
  const field = (name: keyof typeof card, shown = (text: string) => text) => ({
    value: card[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...card, [name]: shown(event.target.value) }),
    disabled,
    large: true,
    required: true,
  })
  return (
    <>
      <TextField
        {...field('number', groupDigits)}
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          {...field('expiry')}
          label="Expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
        />
        <TextField
          {...field('code')}
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="CVC"
        />
      </div>
    </>
  )
}
