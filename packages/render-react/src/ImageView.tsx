import type { ImageMark } from '@deckloom/scene'
import { use, useId, type ReactElement } from 'react'
import { Gradient } from './Gradient.tsx'
import { MissingPicture } from './MissingPicture.tsx'
import { fillAttributes } from './paintAttributes.ts'
import { PictureAddresses } from './PictureAddresses.ts'
import { usePictureMissing } from './usePictureMissing.ts'

export function ImageView({ mark }: { mark: ImageMark }): ReactElement {
  const id = useId()
  const clipId = `${id}c`
  const paintId = `${id}p`
  const { box, background, clip, alpha } = mark
  const src = use(PictureAddresses)(mark.src)
  const missing = usePictureMissing(src)
  return (
    <>
      {clip && (
        <clipPath id={clipId}>
          <path d={clip} />
        </clipPath>
      )}
      {background && <Gradient paint={background} id={paintId} />}
      <g clipPath={clip && `url(#${clipId})`}>
        {background && <rect {...box} {...fillAttributes(background, paintId)} opacity={alpha} />}
        {missing ? (
          <MissingPicture box={box} />
        ) : (
          src !== '' && pictureElement({ ...mark, src, box: mark.whole ?? box })
        )}
      </g>
    </>
  )
}

function pictureElement(mark: ImageMark): ReactElement {
  const { box, src, fit, focus, alpha } = mark
  const across = alignments[focus[0]]
  const down = alignments[focus[1]]
  switch (fit) {
    case 'fill':
      return <image href={src} {...box} preserveAspectRatio="none" opacity={alpha} />
    case 'contain':
      return <image href={src} {...box} preserveAspectRatio="xMidYMid meet" opacity={alpha} />
    case 'cover':
      if (across === undefined || down === undefined) return drawFocused(mark)
      return (
        <image
          href={src}
          {...box}
          preserveAspectRatio={`x${across}Y${down} slice`}
          opacity={alpha}
        />
      )
  }
}

const alignments: Readonly<Record<number, 'Min' | 'Mid' | 'Max'>> = {
  0: 'Min',
  0.5: 'Mid',
  1: 'Max',
}

/**
 * SVG aligns a cropped picture only at its edges or center; CSS allows any point, with the same
 * arithmetic: the spare width times the focus. A background rather than an `img`, for which browsers
 * draw a frame when the picture is missing.
 */
function drawFocused({ box, src, focus, alpha }: ImageMark): ReactElement {
  return (
    <foreignObject {...box} opacity={alpha}>
      <div
        style={{
          width: '100%',
          height: '100%',
          backgroundImage: `url("${src.replaceAll(/["\\\n]/gu, encodeURIComponent)}")`,
          backgroundSize: 'cover',
          backgroundPosition: `${focus[0] * 100}% ${focus[1] * 100}%`,
        }}
      />
    </foreignObject>
  )
}
