import type { ImageMark } from '@deckloom/scene'
import type { ReactElement } from 'react'

const ground = '#E5E7EB'
const line = '#6B7280'
/** Width and height of the icon, page units. */
const most = 72

/** The placeholder of a missing picture: the gray of the exports, with a crossed-out picture. */
export function MissingPicture({ box }: Pick<ImageMark, 'box'>): ReactElement {
  const side = Math.min(most, box.width * 0.5, box.height * 0.5)
  const scale = side / 24
  const x = box.x + (box.width - side) / 2
  const y = box.y + (box.height - side) / 2
  return (
    <g data-missing-picture="">
      <rect {...box} fill={ground} />
      <path
        transform={`translate(${x} ${y}) scale(${scale})`}
        d="M3 5L21 5L21 19L3 19ZM3 16L8 11L12 15L15 12L21 18M3 3L21 21"
        fill="none"
        stroke={line}
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  )
}
