import { Mark } from '@deckloom/ui'
import { Link } from 'wouter'

export interface LogoProps {
  readonly size?: 24 | 28 | 40
}

/** The mark and the name; links home. */
export function Logo({ size = 28 }: LogoProps) {
  return (
    <Link
      href="/"
      className="inline-flex items-center gap-2.5 rounded-control font-display text-[1.25rem] leading-6 font-strong tracking-[-0.025em] text-ink"
    >
      <Mark size={size} />
      Deckloom
    </Link>
  )
}
