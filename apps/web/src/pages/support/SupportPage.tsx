import { Questions, Spinner } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { ContactForm } from '../../features/support/ContactForm.tsx'
import { faq } from '../../features/support/faq.ts'
import { Guide } from '../../features/support/Guide.tsx'
import { Shortcuts } from '../../features/support/Shortcuts.tsx'
import { Copyright } from '../../shared/brand/Copyright.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { type Session, useSession } from '../../shared/session/currentUser.ts'
import { personName } from '../../shared/session/personName.ts'

/** Help for everyone, signed in or not. */
export function SupportPage() {
  usePageTitle('Support Center')
  const session = useSession()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="content" className="page-width flex-1 pt-6 pb-16 md:pt-9">
        <h1 className="mb-6 font-display text-[1.75rem] leading-8.5 font-title tracking-[-0.022em] md:text-[2.5rem] md:leading-11.5">
          Support Center
        </h1>
        <Shortcuts />
        <Section id="guide" title="Getting started">
          <Guide />
        </Section>
        <div className="grid items-start gap-x-12 lg:grid-cols-[1fr_27.5rem]">
          <Section id="questions" title="Frequently asked questions">
            <Questions questions={faq()} />
          </Section>
          <Section id="contact" title="Contact us" sheet>
            {/* The form is prefilled for signed-in users, so it waits until the session is known. */}
            {session.state === 'loading' ? <Spinner /> : <ContactForm writer={writerOf(session)} />}
          </Section>
        </div>
      </main>
      <footer className="page-width py-6 text-small text-ink-subtle">
        <Copyright />
      </footer>
    </div>
  )
}

function writerOf(session: Session) {
  if (session.state !== 'authenticated') return { name: '', email: '' }
  return { name: personName(session.user), email: session.user.email }
}

function Section({
  id,
  title,
  sheet = false,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly sheet?: boolean
  readonly children: ReactNode
}) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`mt-10 scroll-mt-4 outline-none ${sheet ? 'rounded-dialog bg-surface p-4 shadow-sheet sm:p-6' : ''}`}
    >
      <h2
        id={`${id}-title`}
        className="mb-4 font-display text-[1.375rem] leading-7 font-title tracking-[-0.015em]"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
