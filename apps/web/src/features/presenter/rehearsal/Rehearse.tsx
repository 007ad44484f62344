import { Button } from '@deckloom/ui'
import { Flag, ListChecks, Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { showTime } from '../showTime.ts'
import type { Show } from '../slideshow/useSlideshow.ts'
import { keepRehearsal, readRehearsal } from './keptRehearsal.ts'
import { countTime, finish, newRehearsal } from './rehearsal.ts'
import { RehearsalTimes } from './RehearsalTimes.tsx'

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

export interface RehearseProps {
  readonly deckId: string
  readonly show: Show
  /** Milliseconds of the talk so far; they stand still while it is paused. */
  readonly elapsed: number
  readonly planned: number
  /** Sets the timer to zero and lets it run. */
  readonly onStart: () => void
  readonly onFinish: () => void
}

/** Records how long each slide takes, and shows it afterwards. */
export function Rehearse(props: RehearseProps) {
  const { show } = props
  const { kept, slideId, running, start, end, forget } = useRehearsal(props)
  const [open, setOpen] = useState(false)
  const handleFinish = () => {
    end()
    setOpen(true)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {kept && running ? (
        <>
          <output aria-label="Time on this slide" className="text-ui tabular-nums">
            Rehearsing, this slide {showTime(kept.times[slideId] ?? 0)}
          </output>
          <Button icon={<Flag {...iconProps} />} onClick={handleFinish}>
            Finish rehearsal
          </Button>
        </>
      ) : (
        <Button icon={<Timer {...iconProps} />} onClick={start}>
          Rehearse
        </Button>
      )}
      {kept && !running && (
        <Button variant="quiet" icon={<ListChecks {...iconProps} />} onClick={() => setOpen(true)}>
          Last rehearsal
        </Button>
      )}
      {kept && open && (
        <RehearsalTimes
          rehearsal={kept}
          slides={show.slides}
          planned={props.planned}
          onClose={() => setOpen(false)}
          onForget={() => {
            forget()
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

/** Counts the time of the slide that is shown, through a reload of the window too. */
function useRehearsal({ deckId, show, elapsed, onStart, onFinish }: RehearseProps) {
  const [kept, setKept] = useState(() => readRehearsal(deckId))
  const slideId = show.slides[show.state.index]?.id ?? ''
  const running = kept?.countedTo !== undefined
  // While the next slide is rendered, so that the time goes to the slide that took it.
  const [counted, setCounted] = useState({ slideId, elapsed })
  if (kept && running && (counted.slideId !== slideId || counted.elapsed !== elapsed)) {
    setCounted({ slideId, elapsed })
    setKept(countTime(kept, counted.slideId, elapsed))
  }
  useEffect(() => keepRehearsal(deckId, kept), [deckId, kept])
  return {
    kept,
    slideId,
    running,
    start: () => {
      setCounted({ slideId, elapsed: 0 })
      setKept(newRehearsal)
      onStart()
    },
    end: () => {
      if (kept) setKept(finish(kept, Date.now()))
      onFinish()
    },
    forget: () => setKept(undefined),
  }
}
