import type { ReactNode } from 'react'
import { Logo } from '../../shared/brand/Logo.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'

export interface GateProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Asks one thing, in the middle of the page, before a link shows its deck. */
export function Gate({ title, text, children }: GateProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-bg px-4 py-5 md:px-8">
      <SkipLink />
      <header>
        <Logo />
      </header>
      <main
        id="content"
        className="mx-auto flex w-full max-w-90 flex-1 flex-col justify-center pb-16"
      >
        <h1 className="font-display text-[1.625rem] leading-8 font-title tracking-[-0.022em] text-balance">
          {title}
        </h1>
        <p className="mt-2 mb-6 text-body text-ink-muted">{text}</p>
        {children}
      </main>
    </div>
  )
}
