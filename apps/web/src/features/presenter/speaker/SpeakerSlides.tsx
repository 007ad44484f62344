import { slideTitle } from '@deckloom/deck'
import { SlideView } from '../../../shared/scene/SlideView.tsx'
import { slideName } from '../../../shared/slide/slideName.ts'
import { LaserDot } from '../LaserDot.tsx'
import type { Show } from '../slideshow/useSlideshow.ts'
import type { SpeakerTools } from './useSpeakerTools.ts'

const frame = 'relative aspect-video w-full overflow-hidden rounded-slide bg-black'

/** What the audience sees. */
export function NowSlide({ tools }: { readonly tools: SpeakerTools }) {
  const { show, laser, pointer } = tools
  const { state, slides } = show
  const now = slides[state.index]
  if (!now) return null
  return (
    <section aria-label="Now" className="min-w-0">
      <h2 className="mb-2 flex items-baseline gap-2 text-ui">
        <span className="font-heading">Now</span>
        <span className="text-ink-muted tabular-nums">
          {state.index + 1} / {state.count}
        </span>
        {show.bulletsLeft > 0 && (
          <span className="text-ink-muted">
            {show.bulletsLeft} {show.bulletsLeft === 1 ? 'bullet' : 'bullets'} to come
          </span>
        )}
      </h2>
      <div
        className={`${frame} max-md:hidden ${laser.on ? 'cursor-none' : ''}`}
        onPointerMove={laser.track}
        onPointerLeave={laser.leave}
      >
        <SlideView
          slide={now.slide}
          deckTitle={show.deckTitle}
          index={now.place}
          count={show.deckCount}
          bulletsShown={show.bulletsOf(state.index, state.revealed)}
          title={slideName(now.slide, state.index)}
          className="block size-full"
        />
        {state.screen !== 'slide' && <BlankSign screen={state.screen} />}
        {pointer && (
          <div className="absolute inset-0">
            <LaserDot at={pointer} />
          </div>
        )}
      </div>
      <p className="truncate font-display text-h3 font-heading md:hidden">
        {slideTitle(now.slide)}
      </p>
    </section>
  )
}

function BlankSign({ screen }: { readonly screen: 'black' | 'white' }) {
  return (
    <p
      className={`absolute inset-0 flex items-center justify-center text-h2 font-heading ${screen === 'black' ? 'bg-black text-white' : 'bg-white text-black'}`}
    >
      {screen === 'black' ? 'Black screen' : 'White screen'}
    </p>
  )
}

/** What the next step shows: the next bullet, else the next slide. */
export function NextSlide({ show }: { readonly show: Show }) {
  const { state, slides } = show
  const sameSlide = show.bulletsLeft > 0
  const index = sameSlide ? state.index : (state.index + 1) % state.count
  const next = slides[index]
  if (!next) return null
  const name = slideName(next.slide, index)
  return (
    <section aria-label="Next" className="min-w-0">
      <h2 className="mb-2 flex items-baseline gap-2 text-ui">
        <span className="font-heading">Next</span>
        <span className="truncate text-ink-muted">{sameSlide ? 'next bullet' : name}</span>
      </h2>
      <div className={`${frame} max-md:hidden`}>
        <SlideView
          slide={next.slide}
          deckTitle={show.deckTitle}
          index={next.place}
          count={show.deckCount}
          bulletsShown={show.bulletsOf(index, sameSlide ? state.revealed + 1 : 0)}
          title={`Next: ${name}`}
          className="block size-full"
        />
      </div>
    </section>
  )
}
