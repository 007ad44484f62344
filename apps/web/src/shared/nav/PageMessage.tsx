import { Cloth } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { tornCloth } from '../brand/cloths.ts'

export interface PageMessageProps {
  readonly title: string
  readonly text: string
  /** What to do now. */
  readonly children: ReactNode
}

/** Shown instead of a missing page: text on the left, the torn cloth on the right, or above on phones. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  return (
    <main
      id="content"
      className="relative flex flex-1 flex-col overflow-hidden md:min-h-[calc(100dvh-4rem)] md:justify-center"
    >
      <TornCloth />
      <div className="page-width relative py-10">
        <div className="md:w-1/2 md:pr-8">
          <h1 className="max-w-96 font-display text-[2.75rem] leading-[2.875rem] font-strong tracking-[-0.035em] sm:text-display sm:leading-16">
            {title}
          </h1>
          <p className="mt-5 max-w-read text-lead text-ink-muted">{text}</p>
          <div className="mt-7 flex flex-wrap gap-2">{children}</div>
        </div>
      </div>
    </main>
  )
}

/** A cloth with one dropped warp, whose thread hangs loose. */
function TornCloth() {
  const { cell } = tornCloth
  const [x, end] = [cell * 5.87, cell * 10.8]
  return (
    <Cloth
      {...tornCloth}
      drop={(column) => column === 5}
      fit="xMinYMin slice"
      className="h-44 w-full md:absolute md:inset-y-0 md:right-0 md:h-full md:w-1/2"
    >
      <path
        d={`M${x} ${-cell}V${cell * 3.1}C${x} ${cell * 5.2} ${cell * 3.3} ${cell * 4.6} ${cell * 3.3} ${cell * 6.5}S${cell * 4.8} ${cell * 7.9} ${cell * 4.8} ${cell * 9}C${cell * 4.8} ${cell * 9.9} ${cell * 3.7} ${end} ${cell * 2} ${end}C${cell * 1} ${end} ${cell * 0.7} ${cell * 10.6} ${cell * 0.3} ${cell * 10.6}`}
        fill="none"
        stroke="var(--cloth-weld)"
        strokeWidth={cell * 0.29}
        strokeLinecap="round"
      />
    </Cloth>
  )
}
