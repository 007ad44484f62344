import { ArrowDown, CircleHelp, Compass, type LucideIcon, Mail } from 'lucide-react'
import type { MouseEvent } from 'react'

interface Shortcut {
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
  readonly tile: string
  readonly section: string
}

const shortcuts: readonly Shortcut[] = [
  {
    title: 'Getting started',
    text: 'Your first deck in five steps',
    icon: Compass,
    tile: 'bg-thread-2 text-on-accent',
    section: 'guide',
  },
  {
    title: 'FAQ',
    text: 'Short answers to common questions',
    icon: CircleHelp,
    tile: 'bg-(--cloth-madder) text-white',
    section: 'questions',
  },
  {
    title: 'Contact us',
    text: 'We reply within 24 hours',
    icon: Mail,
    tile: 'bg-(--cloth-woad) text-white',
    section: 'contact',
  },
]

/** Three cards that link to the sections of the page; `section` is the ID of each. */
export function Shortcuts() {
  return (
    <nav aria-label="On this page">
      <ul className="grid gap-2 lg:grid-cols-3 lg:gap-4">
        {shortcuts.map(({ title, text, icon: Icon, tile, section }) => (
          <li key={section}>
            <a
              href={`#${section}`}
              onClick={scrollToSection}
              className="flex h-full items-center gap-3.5 rounded-card bg-surface p-4 pr-4.5 shadow-sheet transition-shadow duration-(--dur-hover) hover:shadow-lift"
            >
              <span
                className={`flex size-11 shrink-0 items-center justify-center rounded-control ${tile}`}
              >
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-body font-action">{title}</span>
                <span className="block text-small text-ink-subtle">{text}</span>
              </span>
              <ArrowDown
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
                className="text-ink-muted"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Scrolls to the section, unless motion is reduced; the link alone would jump.
function scrollToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.querySelector(event.currentTarget.hash)
  if (!(section instanceof HTMLElement)) return
  event.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
  section.focus({ preventScroll: true })
}
