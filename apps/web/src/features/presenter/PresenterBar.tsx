import {
  Captions,
  ChevronLeft,
  ChevronRight,
  Keyboard,
  LayoutGrid,
  type LucideIcon,
  Maximize,
  Minimize,
  Pause,
  PenLine,
  Play,
  PresentationIcon,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { PresenterCommand } from './slideshow/presenterKeys.ts'
import { hasOneSlide, type Slideshow } from './slideshow/slideshow.ts'

export interface PresenterBarProps {
  readonly show: Slideshow
  readonly visible: boolean
  readonly fullscreen: boolean
  readonly onCommand: (command: PresenterCommand) => void
  readonly onGoTo: (index: number) => void
  readonly speaker: boolean
  /** Shown after the counter: the time, if it is on. */
  readonly children?: ReactNode
}

/** The bar over the slide's bottom edge; full width on phones. */
export function PresenterBar(props: PresenterBarProps) {
  const { show, visible, fullscreen, onCommand, onGoTo, children } = props
  const single = hasOneSlide(show)
  return (
    <div
      role="toolbar"
      aria-label="Presenter"
      className={`on-cloth absolute inset-x-0 bottom-0 z-20 flex items-center justify-between gap-1 bg-[rgb(12_18_15/.94)] px-2 py-2 shadow-float transition-opacity duration-(--dur-panel) md:inset-x-auto md:bottom-5 md:left-1/2 md:-translate-x-1/2 md:rounded-card md:px-3 ${visible ? '' : 'pointer-events-none opacity-0 focus-within:pointer-events-auto focus-within:opacity-100'}`}
    >
      <BarButton
        label="Previous slide"
        Icon={ChevronLeft}
        disabled={single}
        onPress={() => onCommand('previous')}
      />
      <BarButton
        label="Next slide"
        Icon={ChevronRight}
        disabled={single}
        onPress={() => onCommand('next')}
      />
      <span className="px-1 text-ui font-action whitespace-nowrap tabular-nums md:px-2">
        {show.index + 1} / {show.count}
      </span>
      {children}
      <Dots show={show} onGoTo={onGoTo} />
      <span aria-hidden="true" className="mx-2 hidden h-6 w-px bg-white/25 md:block" />
      <BarButton
        label={show.playing ? 'Pause' : 'Play'}
        Icon={show.playing ? Pause : Play}
        onPress={() => onCommand('togglePlay')}
      />
      <BarButton label="Pen" Icon={PenLine} onPress={() => onCommand('pen')} />
      <BarButton label="All slides" Icon={LayoutGrid} onPress={() => onCommand('overview')} />
      <span className="hidden md:contents">
        {props.speaker && (
          <BarButton
            label="Speaker window"
            Icon={PresentationIcon}
            onPress={() => onCommand('speaker')}
          />
        )}
        <BarButton label="Live captions" Icon={Captions} onPress={() => onCommand('captions')} />
        <BarButton label="Keyboard shortcuts" Icon={Keyboard} onPress={() => onCommand('help')} />
      </span>
      <BarButton
        label={fullscreen ? 'Exit fullscreen' : 'Enter fullscreen'}
        Icon={fullscreen ? Minimize : Maximize}
        onPress={() => onCommand('toggleFullscreen')}
      />
      <BarButton label="Close" Icon={X} onPress={() => onCommand('close')} />
    </div>
  )
}

interface DotsProps {
  readonly show: Slideshow
  readonly onGoTo: (index: number) => void
}

function Dots({ show, onGoTo }: DotsProps) {
  return (
    <div className="hidden max-w-[40vw] min-w-0 overflow-x-auto md:flex">
      {dotPlaces(show).map((index) => (
        <button
          key={index}
          type="button"
          aria-label={`Go to slide ${index + 1}`}
          aria-current={index === show.index || undefined}
          className="group flex h-11 min-w-6 shrink-0 cursor-pointer items-center justify-center rounded-chip"
          onClick={() => onGoTo(index)}
        >
          <span className="h-2 w-2 rounded-[2px] bg-white/50 group-hover:bg-white group-aria-current:w-4 group-aria-current:bg-accent" />
        </button>
      ))}
    </div>
  )
}

/** Returns the slides of the show, and the hidden one that is shown. */
function dotPlaces({ count, hidden, index }: Slideshow): readonly number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  return places.filter((place) => place === index || !hidden.includes(place))
}

interface BarButtonProps {
  readonly label: string
  readonly Icon: LucideIcon
  readonly disabled?: boolean
  readonly onPress: () => void
}

function BarButton({ label, Icon, disabled, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      className="flex h-12 w-12 min-w-10 cursor-pointer items-center justify-center rounded-control text-white hover:bg-white/12 disabled:cursor-not-allowed disabled:text-white/40 md:h-11 md:w-11 md:shrink-0"
      onClick={onPress}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  )
}
