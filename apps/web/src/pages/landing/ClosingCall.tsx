import { buttonClass, Cloth } from '@deckloom/ui'
import { Link } from 'wouter'
import { bandCloth } from '../../shared/brand/cloths.ts'
import { startLabel } from './startLabel.ts'

/** The closing block: a large cloth with its loose ends toward the text. */
export function ClosingCall() {
  return (
    <section
      aria-labelledby="closing-heading"
      className="on-cloth relative overflow-hidden bg-(--cloth-ground) text-white"
    >
      <div className="page-width relative z-10 flex flex-col items-start py-12 md:min-h-87 md:justify-center">
        <h2
          id="closing-heading"
          className="max-w-120 font-display text-[2.25rem] leading-10 font-strong tracking-[-0.03em] md:text-[2.75rem] md:leading-12"
        >
          Your next talk is one sentence away.
        </h2>
        <p className="mt-4 text-lead text-(--cloth-chalk)">
          Open source, self-hosted, and yours to keep.
        </p>
        <Link
          href="/signup"
          className={buttonClass({ variant: 'accent', size: 'large', className: 'mt-5' })}
        >
          {startLabel()}
        </Link>
      </div>
      <Cloth
        {...bandCloth}
        fit="xMinYMid slice"
        className="hidden h-full md:absolute md:inset-y-0 md:right-0 md:block md:w-[42%] lg:w-[57%]"
      />
      <Cloth
        {...bandCloth}
        fringeX={0}
        rows={3}
        fit="xMidYMid slice"
        className="h-33 w-full md:hidden"
      />
    </section>
  )
}
