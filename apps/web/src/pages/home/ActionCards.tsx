import { Badge } from '@deckloom/ui'
import { ArrowRight, FileInput, LayoutTemplate, type LucideIcon, SquarePen } from 'lucide-react'
import { Link } from 'wouter'

interface Action {
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
  readonly tile: string
  /** Absent while the part behind it is not built. */
  readonly href?: string
}

const actions: readonly Action[] = [
  {
    title: 'Start from Scratch',
    text: 'An empty deck with one slide',
    icon: SquarePen,
    tile: 'bg-thread-2 text-on-accent',
    href: '/editor/new',
  },
  {
    title: 'Import & Enhance',
    text: 'Bring a file or notes, keep the facts',
    icon: FileInput,
    tile: 'bg-(--cloth-madder) text-white',
  },
  {
    title: 'Browse Templates',
    text: 'Start from a finished structure',
    icon: LayoutTemplate,
    tile: 'bg-(--cloth-woad) text-white',
  },
]

export function ActionCards() {
  return (
    <ul className="grid gap-2 lg:grid-cols-3 lg:gap-4">
      {actions.map((action) => (
        <li key={action.title}>
          {action.href === undefined ? (
            <div className={cardClass}>
              <CardContent action={action} />
            </div>
          ) : (
            <Link href={action.href} className={`${cardClass} hover:shadow-lift`}>
              <CardContent action={action} />
              <ArrowRight
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
                className="text-ink-muted"
              />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const cardClass =
  'flex h-full items-center gap-3.5 rounded-card bg-surface p-4 pr-4.5 shadow-sheet transition-shadow duration-(--dur-hover)'

function CardContent({ action }: { readonly action: Action }) {
  const { icon: Icon, title, text, tile, href } = action
  return (
    <>
      <span className={`flex size-11 shrink-0 items-center justify-center rounded-control ${tile}`}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-body font-action">
          {title}
          {href === undefined && <Badge>Coming Soon</Badge>}
        </span>
        <span className="block text-small text-ink-subtle">{text}</span>
      </span>
    </>
  )
}
