import type { Slide } from '@deckloom/deck'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isToolCommand, type PresenterCommand } from '../slideshow/presenterKeys.ts'
import { forgetShow, readShow, type ShowWindow } from '../slideshow/keptShow.ts'
import type { LaserPoint } from '../slideshow/showMessage.ts'
import { useKeptShow } from '../slideshow/useKeptShow.ts'
import { useShowKeys } from '../slideshow/useShowKeys.ts'
import { type ShowLink, useShowLink } from '../slideshow/useShowLink.ts'
import { type Show, useSlideshow } from '../slideshow/useSlideshow.ts'
import { type Stage, useStage } from '../useStage.ts'
import { forgetSpeaker } from './keptSpeaker.ts'
import { urlFor, nameHere } from '../../../shared/place.ts'

export interface SpeakerProps {
  readonly deckId: string
  readonly title: string
  readonly slides: readonly Slide[]
}

export interface SpeakerTools {
  readonly show: Show
  readonly act: (command: PresenterCommand) => void
  readonly stage: Stage
  readonly link: ShowLink
  readonly pointer: LaserPoint | undefined
  /** Whether the audience window is open. */
  readonly connected: boolean
  readonly help: boolean
  readonly closeHelp: () => void
  readonly digits: string
  readonly end: () => void
  readonly openAudience: () => void
}

const role = 'speaker'

/** Returns a show with the speaker's controls. */
export function useSpeakerTools({ deckId, title, slides }: SpeakerProps): SpeakerTools {
  const [kept] = useState(() => readShow(speaker(deckId), Date.now()))
  const show = useSlideshow({ role, deckTitle: title, slides, start: 0, from: kept?.state })
  const [startedAt] = useState(() => kept?.startedAt ?? Date.now())
  useKeptShow(speaker(deckId), { state: show.state, startedAt, timer: false })
  const [, navigate] = useLocation()
  const [help, setHelp] = useState(false)
  const [spoken, setSpoken] = useState<LaserPoint>()
  const leave = () => {
    forgetSpeaker(deckId)
    forgetShow(speaker(deckId))
    // Only a window that a script opened can close itself; others go to the editor.
    window.close()
    navigate(`/editor/${deckId}`)
  }
  const link = useShowLink({
    deckId,
    role,
    state: show.state,
    onFollow: (state) => show.step({ kind: 'follow', state }),
    onLaser: setSpoken,
    onEnd: leave,
  })
  const stage = useStage({ show, link, onEscape: () => undefined })
  const act = (command: PresenterCommand) => {
    // The other tools belong to the audience window only; the slide strip is the overview.
    if (stage.run(command)) return
    if (command === 'help') setHelp(!help)
    else if (!isToolCommand(command)) show.step({ kind: command })
  }
  const digits = useShowKeys({
    onCommand: act,
    onJump: (number) => show.step({ kind: 'goTo', index: number - 1 }),
    paused: help,
  })
  return {
    show,
    act,
    stage,
    link,
    pointer: stage.laser.at ?? spoken,
    connected: link.connected,
    help,
    closeHelp: () => setHelp(false),
    digits,
    end: () => {
      link.end()
      leave()
    },
    openAudience: () =>
      void window.open(
        urlFor(`/slideshow/${deckId}#${show.state.index + 1}`),
        nameHere(`deckloom-show-${deckId}`),
      ),
  }
}

function speaker(deckId: string): ShowWindow {
  return { deckId, role }
}
