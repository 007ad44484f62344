import { backdropTimes } from './pages/landing/backdropTimes.ts'
import { trackVisit } from './shared/tracking/track.ts'

// Everything of the landing page that moves by itself or tells something; its document was written when it was built.
const { delayMs, fadeMs, keptMs } = backdropTimes
const backdrop = document.querySelector('[data-backdrop]')
setTimeout(() => backdrop?.remove(), delayMs + fadeMs + keptMs)
void trackVisit('/')
