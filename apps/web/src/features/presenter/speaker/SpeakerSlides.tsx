import { type Slide, slideTitle } from '@deckloom/deck'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../../shared/loading/lazyPart.ts'
import { SlideView } from '../../../shared/scene/SlideView.tsx'
import { viewedName } from '../../../shared/slide/slideName.ts'
import { LaserDot } from '../LaserDot.tsx'
import { placeAfter } from '../slideshow/slideshow.ts'
import type { Show } from '../slideshow/useSlideshow.ts'
import { zoomStyle } from '../zoom/zoom.ts'
import type { SpeakerTools } from './useSpeakerTools.ts'

const InkLayer = lazyPart(async () => (await import('../drawing/InkLayer.tsx')).InkLayer)
const ZoomTools = lazyPart(async () => (await import('../zoom/ZoomTools.tsx')).ZoomTools)

const frame = 'relative aspect-video w-full overflow-hidden rounded-slide bg-black'

export interface NowSlideProps {
  readonly deckId: string
  readonly tools: SpeakerTools
}

/** What the audience sees. */
export function NowSlide({ deckId, tools }: NowSlideProps) {
  const { show } = tools
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
        {state.hidden.includes(state.index) && <span className="text-ink-muted">Hidden slide</span>}
        {show.bulletsLeft > 0 && (
          <span className="text-ink-muted">
            {show.bulletsLeft} {show.bulletsLeft === 1 ? 'bullet' : 'bullets'} to come
          </span>
        )}
      </h2>
      <NowFrame deckId={deckId} tools={tools} slide={now} />
      <p className="truncate font-display text-h3 font-heading md:hidden">{slideTitle(now)}</p>
    </section>
  )
}

/** The slide to point, draw and zoom on. */
function NowFrame({ deckId, tools, slide }: NowSlideProps & { readonly slide: Slide }) {
  const { show, stage, pointer, link } = tools
  const { state } = show
  const whole = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={whole}
      className={`${frame} touch-none max-md:hidden ${stage.laser.on ? 'cursor-none' : ''}`}
      onPointerMove={stage.laser.track}
      onPointerLeave={stage.laser.leave}
    >
      <div className="size-full [container-type:size]">
        <div className="size-full" style={zoomStyle(state.zoom)}>
          <SlideView
            slide={slide}
            deckTitle={show.deckTitle}
            index={state.index}
            count={state.count}
            bulletsShown={show.bulletsOf(state.index, state.revealed)}
            title={viewedName(slide, state.index)}
            className="block size-full"
          />
        </div>
      </div>
      {state.screen !== 'slide' && <BlankSign screen={state.screen} />}
      {pointer && (
        <div className="absolute inset-0">
          <LaserDot at={pointer} />
        </div>
      )}
      <Suspense>
        <InkLayer
          deckId={deckId}
          slideId={slide.id}
          link={link}
          commands={stage.inkCommands}
          tool={stage.pen}
          onTool={stage.choosePen}
          zoom={state.zoom}
          covered={state.screen !== 'slide'}
          barShown
        />
        <ZoomTools
          frame={whole}
          zoom={state.zoom}
          onStep={show.step}
          drags={stage.pen === undefined}
          visible
        />
      </Suspense>
    </div>
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
  const index = sameSlide ? state.index : placeAfter(state, 1)
  const next = slides[index]
  if (!next) return null
  const name = viewedName(next, index)
  return (
    <section aria-label="Next" className="min-w-0">
      <h2 className="mb-2 flex items-baseline gap-2 text-ui">
        <span className="font-heading">Next</span>
        <span className="truncate text-ink-muted">{sameSlide ? 'next bullet' : name}</span>
      </h2>
      <div className={`${frame} max-md:hidden`}>
        <SlideView
          slide={next}
          deckTitle={show.deckTitle}
          index={index}
          count={state.count}
          bulletsShown={show.bulletsOf(index, sameSlide ? state.revealed + 1 : 0)}
          title={`Next: ${name}`}
          className="block size-full"
        />
      </div>
    </section>
  )
}
