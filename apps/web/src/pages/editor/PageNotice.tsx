import { buttonClass } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

export interface PageNoticeProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** Shown in place of the editor. */
export function PageNotice({ title, text, children }: PageNoticeProps) {
  return (
    <main id="content" className="flex min-h-dvh flex-col items-start justify-center px-8 md:px-24">
      <h1 className="max-w-160 font-display text-h1 font-title wrap-anywhere">{title}</h1>
      {text !== undefined && <p className="mt-3 text-lead text-ink-muted">{text}</p>}
      <div className="mt-7 flex flex-wrap gap-2">{children}</div>
    </main>
  )
}

export function BackToDashboard() {
  return (
    <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
      Back to Dashboard
    </Link>
  )
}
