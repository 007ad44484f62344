import type { ShareLink } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { ChevronDown, ChevronUp, Copy, Globe, LockKeyhole } from 'lucide-react'
import { useId } from 'react'
import { linkFacts, linkHeading } from '../calls/describeAccess.ts'
import { LinkOptions } from './LinkOptions.tsx'

export interface LinkRowProps {
  readonly deckId: number
  readonly link: ShareLink
  readonly open: boolean
  readonly onToggle: () => void
  readonly onCopy: () => void
}

/** A link: what it allows, and once opened, its options. */
export function LinkRow({ deckId, link, open, onToggle, onCopy }: LinkRowProps) {
  const id = useId()
  const Icon = link.hasPassword ? LockKeyhole : Globe
  const Chevron = open ? ChevronUp : ChevronDown
  return (
    <li className="rounded-card border border-line-strong bg-surface">
      <div className="flex items-center gap-1 pr-2">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-13 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-card py-2 pl-3.5 text-left -outline-offset-2"
        >
          <Icon {...iconProps} className="shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block text-ui font-label">{linkHeading(link)}</span>
            <span className="block truncate text-small text-ink-muted tabular-nums">
              {linkFacts(link)}
            </span>
          </span>
          <Chevron {...iconProps} className="shrink-0 text-ink-muted" />
        </button>
        <Button
          variant="quiet"
          iconOnly
          aria-label="Copy this link"
          title="Copy this link"
          icon={<Copy {...iconProps} />}
          onClick={onCopy}
        />
      </div>
      <div id={id} hidden={!open} className="border-t border-line px-3.5 py-2 pl-11.5">
        {open && <LinkOptions deckId={deckId} link={link} />}
      </div>
    </li>
  )
}

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
