import { backdropTimes } from './pages/landing/backdropTimes.ts'
import { trackVisit } from './shared/tracking/track.ts'

// Everything on the landing page that moves or sends data; its HTML is rendered at build time.
const { delayMs, fadeMs, keptMs } = backdropTimes
const backdrop = document.querySelector('[data-backdrop]')
setTimeout(() => backdrop?.remove(), delayMs + fadeMs + keptMs)
void trackVisit('/')
