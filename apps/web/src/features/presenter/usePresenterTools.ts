import type { Slide } from '@deckloom/deck'
import { toast } from '@deckloom/ui'
import { useState } from 'react'
import {
  isToolCommand,
  type PresenterCommand,
  type ToolCommand,
} from './slideshow/presenterKeys.ts'
import type { LaserPoint } from './slideshow/showMessage.ts'
import { slideInAddress } from './slideshow/slideHash.ts'
import { useFullscreen } from './useFullscreen.ts'
import { type Laser, useLaser } from './useLaser.ts'
import { useShowKeys } from './slideshow/useShowKeys.ts'
import { useShowLink } from './slideshow/useShowLink.ts'
import { type Show, useSlideshow } from './slideshow/useSlideshow.ts'
import { urlFor, nameHere } from '../../shared/place.ts'

/** A deck in the audience window. */
export interface PresentedDeck {
  readonly deckId: string
  readonly title: string
  /** All slides of the deck, at least one; hidden ones are skipped. */
  readonly slides: readonly Slide[]
  readonly onClose: () => void
  /** Whether there is a speaker window; viewers of a deck have none. */
  readonly speaker?: boolean
}

export interface PresenterTools {
  readonly show: Show
  readonly act: (command: PresenterCommand) => void
  readonly laser: Laser
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

/** Returns the tools of a show in the audience window and their state. */
export function usePresenterTools({
  deckId,
  title,
  slides,
  onClose,
  speaker = true,
}: PresentedDeck): PresenterTools {
  const [start] = useState(slideInAddress)
  const show = useSlideshow({ deckTitle: title, slides, start })
  const [startedAt] = useState(() => Date.now())
  const [panel, setPanel] = useState<'overview' | 'help'>()
  const [timer, setTimer] = useState(false)
  const [spoken, setSpoken] = useState<LaserPoint>()
  const fullscreen = useFullscreen()
  const link = useShowLink({
    deckId,
    role: 'audience',
    state: show.state,
    onFollow: (state) => show.step({ kind: 'follow', state }),
    onLaser: setSpoken,
    onEnd: onClose,
  })
  const laser = useLaser(link.pointAt)
  const toggle = (which: 'overview' | 'help') => setPanel(panel === which ? undefined : which)
  const tools: Readonly<Record<ToolCommand, () => void>> = {
    close: onClose,
    toggleFullscreen: fullscreen.toggle,
    overview: () => toggle('overview'),
    help: () => toggle('help'),
    laser: laser.toggle,
    timer: () => setTimer(!timer),
    speaker: () => speaker && openSpeaker(deckId),
  }
  const act = (command: PresenterCommand) => {
    if (isToolCommand(command)) tools[command]()
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
    laser,
    pointer: laser.at ?? spoken,
    fullscreen: fullscreen.on,
    panel,
    closePanel: () => setPanel(undefined),
    timer,
    startedAt,
    digits,
  }
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
