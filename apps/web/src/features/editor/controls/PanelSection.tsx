import type { ReactNode } from 'react'

export interface PanelSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function PanelSection({ title, children }: PanelSectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2.5">
      <h3 className="text-small font-heading">{title}</h3>
      {children}
    </section>
  )
}

export function PanelHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="col-span-full flex min-h-8 items-center gap-1 max-md:pr-10">
      <h2 className="min-w-0 flex-1 truncate font-sans text-h3 font-heading">{title}</h2>
      {children}
    </div>
  )
}
