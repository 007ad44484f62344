import type { ShareLink } from '@deckloom/contract'
import { Button, ConfirmDialog, Switch, toast } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useId, useState } from 'react'
import { sharingApi } from '../../../shared/sharing/sharingApi.ts'
import { joinedBy } from '../calls/describeAccess.ts'
import { peopleQuery } from '../calls/peopleQuery.ts'
import { failureOf, useLinkChange } from '../calls/useLinkChange.ts'
import { RoleMenu } from '../people/RoleMenu.tsx'
import { EmbedOption } from './EmbedOption.tsx'
import { endOfDay, localDay } from './localDay.ts'
import { PasswordOption } from './PasswordOption.tsx'
import { useLinkOption } from './useLinkOption.ts'

export interface LinkOptionsProps {
  readonly deckId: number
  readonly link: ShareLink
}

/** The options of a link; each takes effect at once. */
export function LinkOptions({ deckId, link }: LinkOptionsProps) {
  const end = useLinkChange(deckId, {
    run: () => sharingApi.revokeShareLink(deckId, link.id),
    done: () => toast({ title: 'Link ended', description: 'The link no longer works.' }),
  })
  const [isEnding, setEnding] = useState(false)
  const { data: people } = useQuery(peopleQuery(deckId))
  const isOwner = people?.mayManage === true
  return (
    <>
      {(isOwner || link.role === 'viewer') && (
        <Options deckId={deckId} link={link} isOwner={isOwner} />
      )}
      {!isOwner && link.role !== 'viewer' && (
        <p className="py-2 text-small text-ink-muted">Only the owner can change this link.</p>
      )}
      <div className="-ml-3 flex items-center gap-3">
        <Button
          size="small"
          variant="quiet"
          working={end.isPending}
          onClick={() => setEnding(true)}
        >
          End link
        </Button>
        <ConfirmDialog
          open={isEnding}
          onOpenChange={setEnding}
          title="End this link?"
          text="It stops working for everyone who has it. A link can’t be restored once it has ended, but you can create a new one."
          action="End link"
          onConfirm={() => end.mutate(undefined)}
        />
        {end.error && (
          <p role="alert" className="text-small text-danger">
            {failureOf(end.error)}
          </p>
        )}
      </div>
    </>
  )
}

function Options({ deckId, link, isOwner }: LinkOptionsProps & { readonly isOwner: boolean }) {
  return (
    <>
      {isOwner && <RoleOption deckId={deckId} link={link} />}
      <NameOption deckId={deckId} link={link} />
      <PasswordOption deckId={deckId} link={link} />
      <EndOption deckId={deckId} link={link} />
      <SwitchOption deckId={deckId} link={link} option="allowsDownload" label="Allow download" />
      <SwitchOption deckId={deckId} link={link} option="showsNotes" label="Show speaker notes" />
      <SwitchOption
        deckId={deckId}
        link={link}
        option="asksEmail"
        label="Ask for an email address"
      />
      <Guests guests={link.guests} />
      <EmbedOption deckId={deckId} link={link} />
    </>
  )
}

/** What signed-in visitors may do, and who has joined. */
function RoleOption({ deckId, link }: LinkOptionsProps) {
  const { change, pending, error } = useLinkOption(deckId, link)
  const role = pending?.role ?? link.role
  // Whoever has a link can view; more takes an account.
  const who = role === 'viewer' ? 'All visitors' : 'Signed-in visitors'
  return (
    <div>
      <div className="-mr-2 flex min-h-11 items-center justify-between gap-3 text-ui">
        {who}
        <RoleMenu label={who} value={role} onChange={(next) => change({ role: next })} />
      </div>
      {link.memberCount > 0 && (
        <p className="pb-1.5 text-small text-ink-muted">
          {joinedBy(link)}
          {link.role === 'viewer' && ', but can only view now'}.
        </p>
      )}
      <Problem text={error} />
    </div>
  )
}

interface SwitchOptionProps extends LinkOptionsProps {
  readonly option: 'allowsDownload' | 'showsNotes' | 'asksEmail'
  readonly label: string
}

function SwitchOption({ deckId, link, option, label }: SwitchOptionProps) {
  const { change, pending, error } = useLinkOption(deckId, link)
  return (
    <Switch
      label={label}
      checked={pending?.[option] ?? link[option]}
      onChange={(checked) => change({ [option]: checked })}
      error={error}
    />
  )
}

const fieldClass =
  'h-9 min-w-0 rounded-control bg-surface px-2.5 text-ui text-ink shadow-[inset_0_0_0_1px_var(--line-control)] touch:h-11 touch:text-[1rem]'

function NameOption({ deckId, link }: LinkOptionsProps) {
  const id = useId()
  const { change, error } = useLinkOption(deckId, link)
  const handleBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    const label = target.value.trim() || null
    if (label !== link.label) change({ label })
  }
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <label htmlFor={id} className="flex-1 text-ui">
          Name
        </label>
        <input
          id={id}
          defaultValue={link.label ?? ''}
          maxLength={80}
          placeholder="For investors"
          className={`${fieldClass} w-40 placeholder:text-ink-subtle`}
          onBlur={handleBlur}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </div>
      <Problem text={error} />
    </div>
  )
}

function EndOption({ deckId, link }: LinkOptionsProps) {
  const id = useId()
  const { change, error } = useLinkOption(deckId, link)
  const [today] = useState(() => localDay(new Date()))
  const [isPast, setPast] = useState(false)
  const day = link.expiresAt === null ? '' : localDay(new Date(link.expiresAt))
  const handleBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    setPast(target.validity.rangeUnderflow)
    if (target.value === day || !target.validity.valid) return
    change({ expiresAt: target.value === '' ? null : endOfDay(target.value) })
  }
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <label htmlFor={id} className="flex-1 text-ui">
          Ends
        </label>
        {day !== '' && (
          <Button size="small" variant="quiet" onClick={() => change({ expiresAt: null })}>
            No end
          </Button>
        )}
        <input
          key={day}
          id={id}
          type="date"
          defaultValue={day}
          min={today}
          className={`${fieldClass} w-40`}
          aria-invalid={isPast}
          onBlur={handleBlur}
        />
      </div>
      <Problem text={isPast ? 'This day is in the past, so it was not saved.' : error} />
    </div>
  )
}

function Problem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p role="alert" className="pb-1.5 text-small text-danger">
      {text}
    </p>
  )
}

function Guests({ guests }: Pick<ShareLink, 'guests'>) {
  if (guests.length === 0) return null
  return (
    <ul
      aria-label="Visitors who gave an address"
      // Scrolls by keyboard, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mb-1 max-h-24 overflow-y-auto rounded-control bg-surface-sunken px-3 py-2 text-small"
    >
      {guests.map(({ email }) => (
        <li key={email} className="truncate">
          {email}
        </li>
      ))}
    </ul>
  )
}
