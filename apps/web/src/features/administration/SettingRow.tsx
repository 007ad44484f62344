import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface SettingRowProps {
  readonly setting: { readonly icon: LucideIcon; readonly title: string; readonly text: string }
  /** Its value, and the button that changes it. */
  readonly children: ReactNode
}

/** A setting of the installation in a list. */
export function SettingRow({ setting: { icon: Icon, title, text }, children }: SettingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3.5">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <div className="min-w-48 flex-1">
        <h3 className="text-ui font-[560]">{title}</h3>
        <p className="text-small text-ink-muted">{text}</p>
      </div>
      <span className="flex items-center gap-3 max-sm:ml-8.5">{children}</span>
    </li>
  )
}
