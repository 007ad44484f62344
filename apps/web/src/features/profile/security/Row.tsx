import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface RowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly note: ReactNode
  /** Its status and controls. */
  readonly children?: ReactNode
}

/** Something that protects the account: what it is on the left, its controls on the right. */
export function Row({ icon: Icon, title, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="shrink-0 self-start text-ink-subtle min-[28rem]:self-center"
      />
      <div className="min-w-0 flex-1 basis-[calc(100%-2rem)] min-[28rem]:basis-44">
        <p className="text-ui font-label break-words">{title}</p>
        <p className="text-small text-ink-muted">{note}</p>
      </div>
      {children !== undefined && (
        <div className="flex items-center gap-2 pl-8 min-[28rem]:pl-0">{children}</div>
      )}
    </li>
  )
}

/** The rows of a card. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>
}
