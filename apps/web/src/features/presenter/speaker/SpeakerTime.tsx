import { Button } from '@deckloom/ui'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { showTime } from '../showTime.ts'
import { talkOf } from '../slideshow/slideshow.ts'
import type { Show } from '../slideshow/useSlideshow.ts'
import { lazyPart } from '../../../shared/loading/lazyPart.ts'
import { lateBy } from './showTimer.ts'
import { type SpeakerTimer, useSpeakerTimer } from './useSpeakerTimer.ts'

const Rehearse = lazyPart(async () => (await import('../rehearsal/Rehearse.tsx')).Rehearse)
const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const minute = 60_000
/** Within this much of the plan counts as on time. */
const tolerance = 15_000

export interface SpeakerTimeProps {
  readonly deckId: string
  readonly show: Show
}

/** Elapsed and planned time, the pace, and the clock. */
export function SpeakerTime({ deckId, show }: SpeakerTimeProps) {
  const { state } = show
  const timer = useSpeakerTimer(deckId, talkOf(state).count)
  const planned = timer.plannedMinutes * minute
  const late = lateBy({ ...talkOf(state), elapsed: timer.elapsed, planned })
  const share = Math.min(1, timer.elapsed / planned)
  return (
    <section aria-label="Time" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p
        role="timer"
        aria-label="Elapsed"
        className={`font-display text-[3.25rem] leading-14 font-strong tabular-nums ${timer.elapsed > planned ? 'text-danger' : 'text-accent'}`}
      >
        {showTime(timer.elapsed)}
      </p>
      <div className="min-w-60 flex-1">
        <div className="mb-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted">
          <PlannedMinutes timer={timer} />
          <span className={late > tolerance ? 'font-label text-danger' : undefined}>
            {paceText(late)}
          </span>
          <span className="ml-auto tabular-nums">{clock(timer.now)}</span>
        </div>
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className={`h-full origin-left ${share === 1 ? 'bg-danger' : 'bg-accent'}`}
            style={{ transform: `scaleX(${share})` }}
          />
        </div>
      </div>
      <div className="flex gap-3">
        <Button
          icon={timer.running ? <Pause {...iconProps} /> : <Play {...iconProps} />}
          onClick={timer.toggle}
        >
          {timer.running ? 'Pause' : 'Continue'}
        </Button>
        <Button
          title="Restart timer"
          aria-label="Restart timer"
          iconOnly
          icon={<RotateCcw {...iconProps} />}
          onClick={timer.reset}
        />
      </div>
      <Suspense>
        <Rehearse
          deckId={deckId}
          show={show}
          elapsed={timer.elapsed}
          planned={planned}
          onStart={timer.restart}
          onFinish={timer.pause}
        />
      </Suspense>
    </section>
  )
}

function PlannedMinutes({ timer }: { readonly timer: SpeakerTimer }) {
  const { plannedMinutes } = timer
  const [typed, setTyped] = useState<string>()
  const handleChange = (value: string) => {
    setTyped(value)
    const minutes = Number(value)
    if (Number.isInteger(minutes) && minutes >= 1 && minutes <= 600) timer.plan(minutes)
  }
  return (
    <label className="flex items-center gap-1.5">
      of
      <input
        type="number"
        min={1}
        max={600}
        aria-label="Planned minutes"
        value={typed ?? plannedMinutes}
        className="h-7 w-16 rounded-chip bg-surface px-2 text-ink tabular-nums shadow-[inset_0_0_0_1px_var(--line-control)]"
        onChange={({ target }) => handleChange(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      min planned
    </label>
  )
}

function paceText(late: number): string {
  if (late > tolerance) return `${showTime(late)} behind`
  return late < -tolerance ? `${showTime(-late)} ahead` : 'On pace'
}

const clockFormat = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

function clock(now: number): string {
  return clockFormat.format(now)
}
