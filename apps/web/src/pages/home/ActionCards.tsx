import { ArrowRight, FileInput, LayoutTemplate, type LucideIcon, SquarePen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const ImportDialog = lazyPart(
  async () => (await import('../../features/imports/ImportDialog.tsx')).ImportDialog,
)

interface Action {
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
  readonly tile: string
  /** Absent for actions that open on this page. */
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
    text: 'Turn a file or notes into slides',
    icon: FileInput,
    tile: 'bg-(--cloth-madder) text-white',
  },
  {
    title: 'Browse Templates',
    text: 'Start from a ready-made structure',
    icon: LayoutTemplate,
    tile: 'bg-(--cloth-woad) text-white',
    href: '/templates',
  },
]

export function ActionCards() {
  const [, navigate] = useLocation()
  const [importing, setImporting] = useState(false)
  return (
    <ul className="grid gap-2 lg:grid-cols-3 lg:gap-4">
      {actions.map((action) => (
        <li key={action.title}>
          {action.href === undefined ? (
            <button
              type="button"
              className={`${cardClass} w-full cursor-pointer text-left hover:shadow-lift`}
              onClick={() => setImporting(true)}
            >
              <CardContent action={action} />
            </button>
          ) : (
            <Link href={action.href} className={`${cardClass} hover:shadow-lift`}>
              <CardContent action={action} />
            </Link>
          )}
        </li>
      ))}
      {importing && (
        <Suspense>
          <ImportDialog
            onClose={() => setImporting(false)}
            onOpen={(id) => navigate(`/editor/${id}`)}
          />
        </Suspense>
      )}
    </ul>
  )
}

const cardClass =
  'flex h-full items-center gap-3.5 rounded-card bg-surface p-4 pr-4.5 shadow-sheet transition-shadow duration-(--dur-hover)'

function CardContent({ action }: { readonly action: Action }) {
  const { icon: Icon, title, text, tile } = action
  return (
    <>
      <span className={`flex size-11 shrink-0 items-center justify-center rounded-control ${tile}`}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-body font-action">{title}</span>
        <span className="block text-small text-ink-subtle">{text}</span>
      </span>
      <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-muted" />
    </>
  )
}
