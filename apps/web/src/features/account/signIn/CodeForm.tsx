import { Button } from '@deckloom/ui'
import { type ReactNode, type SubmitEvent, useState } from 'react'

export interface CodeFormProps {
  /** What receives the code. */
  readonly entering: {
    readonly isPending: boolean
    readonly mutate: (code: string) => void
    readonly reset: () => void
  }
  /** Text of the button while the code is sent. */
  readonly busyAction: string
  /** Whether a code could be sent now. */
  readonly ready: boolean
  /** The field for the code. */
  readonly children: (field: CodeFieldState) => ReactNode
}

export interface CodeFieldState {
  readonly code: string
  readonly onCode: (typed: string) => void
}

/** A form for a code. Typing removes the fault of the code before. */
export function CodeForm({ entering, busyAction, ready, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const isEmpty = code.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isEmpty && ready && !entering.isPending) entering.mutate(code)
  }
  const onCode = (typed: string) => {
    setCode(typed)
    entering.reset()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children({ code, onCode })}
      <Button
        type="submit"
        variant="primary"
        size="large"
        full
        working={entering.isPending}
        disabled={isEmpty || !ready}
      >
        {entering.isPending ? busyAction : 'Continue'}
      </Button>
    </form>
  )
}
