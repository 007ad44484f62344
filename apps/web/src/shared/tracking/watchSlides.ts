import { createDeckViewsClient, type DeckViewsBody } from '@deckloom/contract'
import { warnOfProblem } from '../logProblem.ts'
import { SlideTimes } from './SlideTimes.ts'
import { readerName } from './readerName.ts'
import type { SlideWatch } from './useLateWatch.ts'
import { fetchHere } from '../place.ts'

const client = createDeckViewsClient((path, init) => fetchHere(path, { ...init, keepalive: true }))

/** How a deck is shown: through a link, or to a signed-in user. */
export type Shown = { readonly token: string } | { readonly deckId: number }

const everyMs = 10_000

/** Reports to the server how long the slides of a deck are viewed in this window. */
export function watchSlides(shown: Shown): SlideWatch {
  const times = new SlideTimes({
    send: (body) => void report(shown, body).catch(warnOfProblem),
    now: () => performance.now(),
    showing: Math.random().toString(36).slice(2, 11).padEnd(9, '0'),
  })
  let slide: string | undefined
  const look = () => {
    const isSeen = document.visibilityState === 'visible'
    times.show(isSeen ? slide : undefined)
    // A hidden tab may be closed without another event.
    if (!isSeen) times.report()
  }
  const leave = () => times.report()
  const timer = setInterval(leave, everyMs)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', leave)
  return {
    show: (slideId) => {
      slide = slideId
      look()
    },
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      times.show(undefined)
      times.report()
    },
  }
}

function report(shown: Shown, body: DeckViewsBody): Promise<null> {
  return 'token' in shown
    ? client.tellShared(shown.token, { ...body, visitor: readerName(shown.token) })
    : client.tellPresented(shown.deckId, body)
}
