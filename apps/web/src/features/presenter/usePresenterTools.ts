import type { Slide } from '@deckloom/deck'
import { toast } from '@deckloom/ui'
import { useState } from 'react'
import { isToolCommand, type PresenterCommand } from './slideshow/presenterKeys.ts'
import { forgetShow, readShow, type ShowWindow } from './slideshow/keptShow.ts'
import type { LaserPoint } from './slideshow/showMessage.ts'
import { slideInAddress } from './slideshow/slideHash.ts'
import { useKeptShow } from './slideshow/useKeptShow.ts'
import { useFullscreen } from './useFullscreen.ts'
import { useShowKeys } from './slideshow/useShowKeys.ts'
import { type ShowLink, useShowLink } from './slideshow/useShowLink.ts'
import { type Show, useSlideshow } from './slideshow/useSlideshow.ts'
import { type Stage, useStage } from './useStage.ts'
import { urlFor, nameHere } from '../../shared/place.ts'

/** A deck in the audience window. */
export interface PresentedDeck {
  readonly deckId: string
  readonly title: string
  /** All slides of the deck, at least one; steps skip hidden ones. */
  readonly slides: readonly Slide[]
  readonly onClose: () => void
  /** Whether there is a speaker window; viewers of a deck have none. */
  readonly speaker?: boolean
}

export interface PresenterTools {
  readonly show: Show
  readonly act: (command: PresenterCommand) => void
  readonly stage: Stage
  readonly link: ShowLink
  /** Position of the laser, from this window or the speaker's. */
  readonly pointer: LaserPoint | undefined
  readonly fullscreen: boolean
  readonly panel: 'overview' | 'help' | undefined
  readonly closePanel: () => void
  readonly timer: boolean
  /** When this window started the show. */
  readonly startedAt: number
  /** Digits of a slide number typed so far. */
  readonly digits: string
}

const role = 'audience'

/** Returns the tools of a show in the audience window and their state. */
export function usePresenterTools(props: PresentedDeck): PresenterTools {
  const { deckId, title, slides, onClose, speaker = true } = props
  const { kept, start } = useKeptStart(deckId)
  const show = useSlideshow({ role, deckTitle: title, slides, start, from: kept?.state })
  const [startedAt] = useState(() => kept?.startedAt ?? Date.now())
  const [panel, setPanel] = useState<'overview' | 'help'>()
  const [timer, setTimer] = useState(kept?.timer ?? false)
  const [spoken, setSpoken] = useState<LaserPoint>()
  const fullscreen = useFullscreen()
  useKeptShow(audience(deckId), { state: show.state, startedAt, timer })
  const close = () => {
    forgetShow(audience(deckId))
    onClose()
  }
  const link = useShowLink({
    deckId,
    role,
    state: show.state,
    onFollow: (state) => show.step({ kind: 'follow', state }),
    onLaser: setSpoken,
    onEnd: close,
  })
  const stage = useStage({ show, link, onEscape: close })
  const toggle = (which: 'overview' | 'help') => setPanel(panel === which ? undefined : which)
  const tools: Readonly<Partial<Record<PresenterCommand, () => void>>> = {
    close,
    toggleFullscreen: fullscreen.toggle,
    fillScreen: fullscreen.fill,
    overview: () => toggle('overview'),
    help: () => toggle('help'),
    timer: () => setTimer(!timer),
    speaker: () => speaker && openSpeaker(deckId),
  }
  const act = (command: PresenterCommand) => {
    if (stage.run(command)) return
    if (isToolCommand(command)) tools[command]?.()
    else show.step({ kind: command })
  }
  const digits = useShowKeys({
    onCommand: act,
    onJump: (number) => show.step({ kind: 'goTo', index: number - 1 }),
    paused: panel !== undefined,
  })
  return {
    show,
    act,
    stage,
    link,
    pointer: stage.laser.at ?? spoken,
    fullscreen: fullscreen.on,
    panel,
    closePanel: () => setPanel(undefined),
    timer,
    startedAt,
    digits,
  }
}

function audience(deckId: string): ShowWindow {
  return { deckId, role }
}

/** Returns where to begin: at the slide in the address, and after a reload as it was left. */
function useKeptStart(deckId: string) {
  const [begin] = useState(() => {
    const start = slideInAddress()
    const kept = readShow(audience(deckId), Date.now())
    return { start, kept: kept?.state.index === start ? kept : undefined }
  })
  return begin
}

/** Opens the speaker window, one per deck; if it is already open, brings it to the front. */
function openSpeaker(deckId: string) {
  const opened = window.open(
    urlFor(`/slideshow/${deckId}/speaker`),
    nameHere(`deckloom-speaker-${deckId}`),
    'popup,width=1280,height=800',
  )
  if (opened) opened.focus()
  else
    toast({
      title: 'Speaker window blocked',
      description: 'Allow this page to open windows, then press S again.',
    })
}
