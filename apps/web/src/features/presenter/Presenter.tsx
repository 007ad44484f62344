import { isStartingTitle, slideTitle } from '@deckloom/deck'
import { type PointerEvent, Suspense, useEffect, useRef } from 'react'
import { PresenterBar } from './PresenterBar.tsx'
import { writeSlideToAddress } from './slideshow/slideHash.ts'
import { SlideLayers } from './SlideLayers.tsx'
import { useAutoplay } from './slideshow/useAutoplay.ts'
import { useBarVisibility } from './useBarVisibility.ts'
import { type PresentedDeck, type PresenterTools, usePresenterTools } from './usePresenterTools.ts'
import type { Show } from './slideshow/useSlideshow.ts'
import { useSwipe } from './useSwipe.ts'
import { zoomStyle } from './zoom/zoom.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const Elapsed = lazyPart(async () => (await import('./Elapsed.tsx')).Elapsed)
const LaserDot = lazyPart(async () => (await import('./LaserDot.tsx')).LaserDot)
const KeySheet = lazyPart(async () => (await import('./KeySheet.tsx')).KeySheet)
const SlideTools = lazyPart(async () => (await import('./SlideTools.tsx')).SlideTools)
const Overview = lazyPart(async () => (await import('./Overview.tsx')).Overview)

export interface PresenterProps extends PresentedDeck {
  /** Called with the ID of each slide shown. */
  readonly onShown?: (slideId: string | undefined) => void
}

/** Shows one slide at a time on black. */
export function Presenter(props: PresenterProps) {
  const tools = usePresenterTools(props)
  const { show, act, stage } = tools
  const { state, step } = show
  const frame = useRef<HTMLElement>(null)
  const bar = useBarVisibility()
  const swipe = useSwipe({
    onLeft: () => act('next'),
    onRight: () => act('previous'),
    // A finger draws, or moves the enlarged slide.
    off: stage.pen !== undefined || state.zoom !== undefined,
  })
  useAutoplay(state, step)
  useEffect(() => writeSlideToAddress(state.index), [state.index])
  const { onShown } = props
  const slideId = show.slides[state.index]?.id
  useEffect(() => onShown?.(slideId), [onShown, slideId])
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    stage.laser.track(event)
    bar.watch.onPointerMove()
  }
  return (
    <main
      ref={frame}
      id="content"
      aria-label={props.title}
      className={`dark fixed inset-0 touch-pan-y overflow-hidden bg-black text-white ${bar.visible && !stage.laser.on ? '' : 'cursor-none'}`}
      {...bar.watch}
      {...swipe}
      onPointerMove={handleMove}
      onPointerLeave={stage.laser.leave}
    >
      <SlideArea tools={tools} />
      <Suspense>
        <SlideTools deckId={props.deckId} tools={tools} frame={frame} visible={bar.visible} />
      </Suspense>
      <Overlays tools={tools} />
      <PresenterBar
        show={state}
        visible={bar.visible && tools.panel !== 'overview'}
        fullscreen={tools.fullscreen}
        onCommand={act}
        onGoTo={(index) => step({ kind: 'goTo', index })}
        speaker={props.speaker ?? true}
      >
        <Suspense>{tools.timer && <Elapsed since={tools.startedAt} />}</Suspense>
      </PresenterBar>
    </main>
  )
}

function SlideArea({ tools }: { readonly tools: PresenterTools }) {
  const { show, act, panel, pointer, stage } = tools
  const { screen } = show.state
  return (
    // The window handles the keys; clicking is the mouse's way to advance.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="absolute inset-0 touch-none [container-type:size]"
      inert={panel === 'overview'}
      onClick={({ target, nativeEvent }) => {
        const onLink = target instanceof Element && target.closest('a') !== null
        if (!onLink && !stage.pen && isMouse(nativeEvent)) act('next')
      }}
    >
      <div className="absolute inset-0" style={zoomStyle(show.state.zoom)}>
        <SlideLayers show={show} />
      </div>
      {screen !== 'slide' && (
        <div className={`absolute inset-0 z-10 ${screen === 'black' ? 'bg-black' : 'bg-white'}`} />
      )}
      <Suspense>{pointer && <LaserDot at={pointer} />}</Suspense>
    </div>
  )
}

/** Returns whether a press came from a mouse. Touch swipes, and taps show the bar. */
function isMouse(event: MouseEvent): boolean {
  return event instanceof globalThis.PointerEvent && event.pointerType === 'mouse'
}

function Overlays({ tools }: { readonly tools: PresenterTools }) {
  const { show, panel, digits, closePanel } = tools
  const handleGoTo = (index: number) => {
    show.step({ kind: 'goTo', index })
    closePanel()
  }
  return (
    <>
      <output className="sr-only">{announcement(show)}</output>
      {digits !== '' && (
        <output className="absolute top-6 left-1/2 z-20 -translate-x-1/2 rounded-card bg-[rgb(12_18_15/.94)] px-5 py-3 font-display text-h2 font-strong tabular-nums shadow-float">
          {digits}
          <span className="ml-3 font-sans text-small font-label text-white/70">Enter to go</span>
        </output>
      )}
      <Suspense>
        {panel === 'overview' && <Overview show={show} onGoTo={handleGoTo} onClose={closePanel} />}
        {panel === 'help' && <KeySheet onClose={closePanel} />}
      </Suspense>
    </>
  )
}

function announcement({ state, slides }: Show): string {
  if (state.screen !== 'slide') return state.screen === 'black' ? 'Black screen' : 'White screen'
  const slide = slides[state.index]
  const title = slide ? slideTitle(slide) : ''
  return `Slide ${state.index + 1} of ${state.count}: ${isStartingTitle(title) ? '' : title}`
}
