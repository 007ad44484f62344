import { Button, Mark } from '@deckloom/ui'
import {
  Captions as CaptionsIcon,
  ChevronLeft,
  ChevronRight,
  Circle,
  MonitorCheck,
  MonitorX,
  Moon,
  PenLine,
  ZoomIn,
} from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useWakeLock } from '../useWakeLock.ts'
import { SpeakerNotes } from './SpeakerNotes.tsx'
import { NextSlide, NowSlide } from './SpeakerSlides.tsx'
import { SpeakerStrip } from './SpeakerStrip.tsx'
import { SpeakerTime } from './SpeakerTime.tsx'
import { type SpeakerProps, type SpeakerTools, useSpeakerTools } from './useSpeakerTools.ts'
import { lazyPart } from '../../../shared/loading/lazyPart.ts'

const KeySheet = lazyPart(async () => (await import('../KeySheet.tsx')).KeySheet)
const Captions = lazyPart(async () => (await import('../captions/Captions.tsx')).Captions)
const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The speaker's view; it is linked to the audience window but works without it. */
export function Speaker(props: SpeakerProps) {
  const tools = useSpeakerTools(props)
  const { show } = tools
  const now = show.slides[show.state.index]
  useWakeLock()
  return (
    <div className="dark fixed inset-0 flex flex-col bg-bg text-ink">
      <SpeakerHeader title={props.title} tools={tools} />
      <main
        id="content"
        className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-4 py-4 max-md:flex max-md:flex-col md:px-6 lg:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)] lg:content-stretch lg:overflow-hidden"
      >
        <div className="flex min-w-0 flex-col gap-5 lg:overflow-y-auto">
          <NowSlide deckId={props.deckId} tools={tools} />
          <SpeakerTime deckId={props.deckId} show={show} />
        </div>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-4">
          <NextSlide show={show} />
          <SpeakerNotes slideId={now?.id ?? ''} notes={now?.notes ?? ''} />
        </div>
      </main>
      <SpeakerFooter tools={tools} />
      {tools.digits !== '' && (
        <output className="absolute top-16 left-1/2 -translate-x-1/2 rounded-card bg-surface-raised px-5 py-3 font-display text-h2 font-strong tabular-nums shadow-float">
          {tools.digits}
        </output>
      )}
      <Suspense>
        <Captions link={tools.link} commands={tools.stage.captionCommands} />
      </Suspense>
      <Suspense>{tools.help && <KeySheet onClose={tools.closeHelp} />}</Suspense>
    </div>
  )
}

interface SpeakerHeaderProps {
  readonly title: string
  readonly tools: SpeakerTools
}

function SpeakerHeader({ title, tools }: SpeakerHeaderProps) {
  const { connected } = tools
  return (
    <header className="flex h-14 shrink-0 items-center gap-4 border-b border-line px-4 md:px-6">
      <Mark size={24} />
      <h1 className="min-w-0 flex-1 truncate text-ui font-heading">{title}</h1>
      <output className="flex items-center gap-2 text-small text-ink-muted max-md:sr-only">
        {connected ? <MonitorCheck {...iconProps} /> : <MonitorX {...iconProps} />}
        {connected ? 'Presenter window connected' : 'No presenter window'}
      </output>
      {!connected && (
        <Button size="small" onClick={tools.openAudience}>
          Open presenter window
        </Button>
      )}
      <Button size="small" onClick={tools.end}>
        End show
      </Button>
    </header>
  )
}

function SpeakerFooter({ tools: { show, act, stage } }: { readonly tools: SpeakerTools }) {
  const { screen } = show.state
  return (
    <footer className="flex shrink-0 items-center gap-3 border-t border-line px-4 py-3 md:px-6">
      <SpeakerStrip show={show} />
      <Toggle label="Laser pointer" pressed={stage.laser.on} onPress={() => act('laser')}>
        <Circle {...iconProps} />
      </Toggle>
      <Toggle label="Pen" pressed={stage.pen !== undefined} onPress={() => act('pen')}>
        <PenLine {...iconProps} />
      </Toggle>
      <Toggle
        label="Zoom in"
        pressed={screen === 'slide' && show.state.zoom !== undefined}
        onPress={() => act(show.state.zoom ? 'zoomReset' : 'zoomIn')}
      >
        <ZoomIn {...iconProps} />
      </Toggle>
      <Toggle label="Live captions" onPress={() => act('captions')}>
        <CaptionsIcon {...iconProps} />
      </Toggle>
      <Toggle label="Black screen" pressed={screen === 'black'} onPress={() => act('black')}>
        <Moon {...iconProps} />
      </Toggle>
      <Button
        size="large"
        aria-label="Previous"
        icon={<ChevronLeft {...iconProps} />}
        iconOnly
        onClick={() => act('previous')}
      />
      <Button
        size="large"
        variant="primary"
        className="max-md:flex-1 md:min-w-36"
        onClick={() => act('next')}
      >
        Next
        <ChevronRight {...iconProps} />
      </Button>
    </footer>
  )
}

interface ToggleProps {
  readonly label: string
  readonly pressed?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Toggle({ label, pressed, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className="flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover aria-pressed:bg-accent aria-pressed:text-on-accent max-md:hidden"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
