import { Cloth } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { panelCloth } from '../../shared/brand/cloths.ts'
import { Copyright } from '../../shared/brand/Copyright.tsx'
import { Logo } from '../../shared/brand/Logo.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { urlFor } from '../../shared/place.ts'

export interface AccountLayoutProps {
  readonly title: string
  /** Link to the other form. */
  readonly lead: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A form on the left and the cloth with a slide on the right; below 1024 px, only the form. */
export function AccountLayout({ title, lead, wide = false, children }: AccountLayoutProps) {
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <div className="flex min-w-0 flex-1 flex-col px-4 pt-5 md:px-10 md:pt-8">
        <header>
          <Logo />
        </header>
        <main
          id="content"
          className={`mx-auto flex w-full flex-1 flex-col py-8 md:justify-center ${wide ? 'max-w-110' : 'max-w-100'}`}
        >
          <h1 className="font-display text-[1.625rem] leading-8 font-title tracking-[-0.022em] md:text-h1">
            {title}
          </h1>
          <p className="mt-2 mb-7 text-body text-ink-muted">{lead}</p>
          {children}
        </main>
        <footer className="pb-5 text-small text-ink-subtle md:pb-8">
          <Copyright />
        </footer>
      </div>
      <ClothPanel />
    </div>
  )
}

function ClothPanel() {
  return (
    <aside
      aria-hidden="true"
      className="sticky top-4 my-4 mr-4 hidden h-[calc(100dvh-2rem)] w-[40%] max-w-155 shrink-0 overflow-hidden rounded-dialog lg:block xl:w-[43%]"
    >
      <Cloth
        {...panelCloth}
        ground="var(--cloth-ground)"
        fit="xMidYMin slice"
        className="absolute inset-0 size-full"
      />
      <img
        src={urlFor('/art/slide-buoy.svg')}
        alt=""
        width="960"
        height="540"
        className="absolute top-1/2 left-[12%] w-[76%] rounded-slide shadow-[0_24px_48px_-12px_rgb(0_0_0/.45)]"
      />
    </aside>
  )
}
