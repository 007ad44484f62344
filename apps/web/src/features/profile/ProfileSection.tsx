import type { ReactNode } from 'react'

export interface ProfileSectionProps {
  readonly title: string
  /** One sentence about what it is for. */
  readonly text: string
  readonly children: ReactNode
}

/** A heading with its sentence on the left, and a card with the controls on the right. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-3 md:grid-cols-[15rem_1fr] lg:grid-cols-[19rem_1fr]">
      <div>
        <h2 className="text-h3 font-heading">{title}</h2>
        <p className="mt-1 text-ui text-ink-muted">{text}</p>
      </div>
      <div className="min-w-0 rounded-card bg-surface p-4 shadow-sheet sm:p-6">{children}</div>
    </section>
  )
}
