// Loaded together, once somebody else has the deck open.
export { Faces } from './Faces.tsx'
export { FacesOnThumb } from './FacesOnThumb.tsx'
export { FollowFrame } from './FollowFrame.tsx'
export { OthersOnSlide } from './OthersOnSlide.tsx'
export { PresenceReport } from './PresenceReport.tsx'
