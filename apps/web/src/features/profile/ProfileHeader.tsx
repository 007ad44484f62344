import type { CurrentUser } from '@deckloom/contract'
import { Cloth } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, type LucideIcon, Presentation } from 'lucide-react'
import { bandCloth } from '../../shared/brand/cloths.ts'
import { presentationsQuery } from '../../shared/presentations.ts'
import { Avatar } from '../../shared/session/Avatar.tsx'
import { personName } from '../../shared/session/personName.ts'

/** The user: avatar over the cloth, name and email, member since when, and deck count. */
export function ProfileHeader({ user }: { readonly user: CurrentUser }) {
  const { data: decks } = useQuery(presentationsQuery)
  return (
    <header>
      <div className="h-24 overflow-hidden bg-(--cloth-ground) md:h-33">
        <Cloth {...bandCloth} fit="xMaxYMid slice" className="ml-auto h-full w-full md:w-3/5" />
      </div>
      <div className="page-width flex flex-wrap items-end gap-x-5 gap-y-3">
        <Avatar
          user={user}
          className="-mt-10 size-21 shrink-0 rounded-card font-display text-h1 ring-5 ring-canvas md:size-26"
        />
        <div className="min-w-0 flex-1 basis-56 pt-3">
          <h1 className="truncate font-display text-[1.625rem] leading-8 font-title tracking-[-0.022em]">
            {personName(user)}
          </h1>
          <p className="truncate text-ui text-ink-muted">{user.email}</p>
        </div>
        <ul className="flex flex-wrap gap-2">
          <Fact icon={CalendarDays}>Joined {longDate.format(new Date(user.createdAt))}</Fact>
          {decks && (
            <Fact icon={Presentation}>
              {decks.length} {decks.length === 1 ? 'presentation' : 'presentations'}
            </Fact>
          )}
        </ul>
      </div>
    </header>
  )
}

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

function Fact({
  icon: Icon,
  children,
}: {
  readonly icon: LucideIcon
  readonly children: readonly (string | number)[]
}) {
  return (
    <li className="flex h-7 items-center gap-1.5 rounded-chip bg-surface-sunken px-2 text-small font-label text-ink-muted">
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
