import { buttonClass } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** Shown in place of a deck that cannot be loaded. */
export function NotFound() {
  return (
    <Notice
      title="Presentation Not Found"
      text="The presentation you're looking for doesn't exist or you don't have permission to view it."
    >
      <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
        Back to Dashboard
      </Link>
    </Notice>
  )
}

/** Shown in place of a deck without slides. */
export function NoSlides({ id }: { readonly id: string }) {
  return (
    <Notice title="No Slides Found" text="This presentation doesn't have any slides yet.">
      <Link href={`/editor/${id}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
        Edit Presentation
      </Link>
    </Notice>
  )
}

interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <main
      id="content"
      className="dark flex min-h-dvh flex-col items-start justify-center bg-black px-8 text-ink md:px-24"
    >
      <h1 className="font-display text-h1 font-title">{title}</h1>
      <p className="mt-3 max-w-read text-lead text-ink-muted">{text}</p>
      <div className="mt-7">{children}</div>
    </main>
  )
}
