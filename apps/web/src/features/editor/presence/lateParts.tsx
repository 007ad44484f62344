import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../controls/latePart.tsx'
import { useIsShared } from './useOthers.ts'

const Faces = latePart(async () => (await import('./Faces.tsx')).Faces)
const FacesOnThumb = latePart(async () => (await import('./FacesOnThumb.tsx')).FacesOnThumb)
const FollowFrame = latePart(async () => (await import('./FollowFrame.tsx')).FollowFrame)
const OthersOnSlide = latePart(async () => (await import('./OthersOnSlide.tsx')).OthersOnSlide)
const PresenceReport = latePart(async () => (await import('./PresenceReport.tsx')).PresenceReport)

// Whoever edits alone loads none of it.

export function LateFaces() {
  return useIsShared() ? (
    <Suspense>
      <Faces />
    </Suspense>
  ) : null
}

export function LateFacesOnThumb(props: ComponentProps<typeof FacesOnThumb>) {
  return useIsShared() ? (
    <Suspense>
      <FacesOnThumb {...props} />
    </Suspense>
  ) : null
}

export function LateFollowFrame() {
  return useIsShared() ? (
    <Suspense>
      <FollowFrame />
      <PresenceReport />
    </Suspense>
  ) : null
}

export function LateOthersOnSlide(props: ComponentProps<typeof OthersOnSlide>) {
  return useIsShared() ? (
    <Suspense>
      <OthersOnSlide {...props} />
    </Suspense>
  ) : null
}
