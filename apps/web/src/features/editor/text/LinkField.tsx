import { Button } from '@deckloom/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { linkFrom } from './content/safeLinks.ts'
import { setLink } from './content/textCommands.ts'
import type { TextFormat } from './writing.ts'

export interface LinkFieldProps {
  readonly run: TextFormat['run']
  readonly href: string | undefined
  readonly onClose: () => void
}

/** Link target of the selected text. Only web addresses and mailboxes: links that run code are refused. */
export function LinkField({ run, href, onClose }: LinkFieldProps) {
  const [typed, setTyped] = useState(href ?? '')
  const [refused, setRefused] = useState(false)
  const lead = (to: string | null) => {
    run(setLink(to))
    onClose()
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const link = linkFrom(typed)
    if (link === undefined) setRefused(true)
    else lead(link)
  }
  return (
    <form
      aria-label="Link"
      className="flex w-80 max-w-full flex-col gap-2 rounded-control bg-surface-raised p-3 shadow-float"
      noValidate
      onSubmit={apply}
    >
      <AddressField
        value={typed}
        refused={refused}
        onChange={(text) => {
          setTyped(text)
          setRefused(false)
        }}
      />
      <div className="flex justify-end gap-2">
        {href !== undefined && (
          <Button size="small" variant="quiet" onClick={() => lead(null)}>
            Remove link
          </Button>
        )}
        <Button size="small" variant="primary" type="submit">
          Apply
        </Button>
      </div>
    </form>
  )
}

interface AddressFieldProps {
  readonly value: string
  readonly refused: boolean
  readonly onChange: (text: string) => void
}

function AddressField({ value, refused, onChange }: AddressFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const noteId = useId()
  useEffect(() => field.current?.select(), [])
  return (
    <>
      <label className="flex flex-col gap-1.5 text-small font-heading">
        Link address
        <input
          ref={field}
          type="url"
          value={value}
          placeholder="example.org or ada@example.org"
          aria-invalid={refused}
          aria-describedby={refused ? noteId : undefined}
          className="h-9 rounded-control bg-surface px-2.5 text-ui font-normal shadow-[inset_0_0_0_1px_var(--line-control)] outline-none placeholder:text-ink-subtle focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      {refused && (
        <p id={noteId} role="alert" className="text-small text-danger">
          Enter a web address or an email address.
        </p>
      )}
    </>
  )
}
