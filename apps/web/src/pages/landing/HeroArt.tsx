import { urlFor } from '../../shared/place.ts'
/** Height, width and dye of each thread; the text enters on the left as one bundle. */
const threads = [
  { y: 77, width: 9, dye: 'var(--thread-1)' },
  { y: 124, width: 5, dye: 'var(--thread-4)' },
  { y: 171, width: 7, dye: 'var(--thread-2)' },
  { y: 216, width: 9, dye: 'var(--cloth-mint)' },
  { y: 264, width: 6, dye: 'var(--thread-3)' },
  { y: 310, width: 6, dye: 'var(--thread-1)' },
  { y: 357, width: 9, dye: 'var(--thread-4)' },
  { y: 402, width: 6, dye: 'var(--thread-2)' },
  { y: 449, width: 8, dye: 'var(--cloth-mint)' },
  { y: 496, width: 9, dye: 'var(--thread-3)' },
  { y: 542, width: 5, dye: 'var(--thread-1)' },
] as const

const slides = [
  { file: 'slide-ports', x: 281, y: 45, width: 342 },
  { file: 'slide-guesswork', x: 395, y: 229, width: 350 },
  { file: 'slide-campus', x: 228, y: 394, width: 327 },
] as const

/** A sentence becomes threads, threads become slides, and the threads run off the edge of the page. */
export function HeroArt() {
  return (
    <div aria-hidden="true" className="relative -mx-4 mt-8 h-75 lg:mx-0 lg:mt-0 lg:h-145">
      <svg
        viewBox="0 0 760 580"
        preserveAspectRatio="xMinYMid meet"
        className="absolute inset-0 size-full overflow-visible lg:w-190"
      >
        <g fill="none">
          {threads.map(({ y, width, dye }, index) => (
            <path
              key={y}
              d={`M46 ${288 + index * 4}C170 ${288 + index * 4} 190 ${y} 330 ${y}H3200`}
              stroke={dye}
              strokeWidth={width}
            />
          ))}
        </g>
        {slides.map(({ file, x, y, width }) => (
          <image
            key={file}
            href={urlFor(`/art/${file}.svg`)}
            x={x}
            y={y}
            width={width}
            height={(width * 9) / 16}
            className="drop-shadow-[0_12px_20px_rgb(16_40_32/.28)]"
          />
        ))}
      </svg>
      <PromptCard />
    </div>
  )
}

function PromptCard() {
  return (
    <p className="absolute top-[266px] left-0 hidden w-53.5 rounded-card bg-surface-raised px-4 py-3 text-body shadow-lift lg:block">
      A seed pitch for harbor sensors, ten slides, for port authorities
      <span className="ml-px inline-block h-4.5 w-0.5 translate-y-0.75 bg-focus" />
    </p>
  )
}
