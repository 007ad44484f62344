import type { LaserPoint } from './slideshow/showMessage.ts'

/** `at` is in fractions of the slide's width and height; the slide is centered in the window. */
export function LaserDot({ at }: { readonly at: LaserPoint }) {
  return (
    <div className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center">
      <div className="relative aspect-video w-[min(100%,calc(100dvh*16/9))]">
        <span
          aria-hidden="true"
          data-laser
          className="absolute -mt-2.5 -ml-2.5 size-5 rounded-full bg-danger shadow-[0_0_0_4px_rgb(255_255_255/.35),0_0_24px_6px_rgb(246_60_48/.7)]"
          style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
        />
      </div>
    </div>
  )
}
