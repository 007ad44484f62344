import { SlideSvg } from '@deckloom/render-react'
import type { ReactElement } from 'react'
import type { DrawnSlide } from './drawnSlides.ts'

export interface SlideCardProps {
  readonly drawn: DrawnSlide
  readonly withPng: boolean
}

/** A slide, what it is, and what the layout engine had to do to it. */
export function SlideCard({ drawn, withPng }: SlideCardProps): ReactElement {
  const { deck, number, scene, slide } = drawn
  const look = slide.theme ? `${slide.theme.id} ${slide.theme.variant}` : 'no theme'
  const name = `${deck} ${number}`
  const notices = [...new Set(scene.notices.map(({ code }) => code))]
  return (
    <figure>
      <div className="pictures">
        <SlideSvg scene={scene} title={name} />
        {withPng && (
          <img src={`/png/${deck}/${number}.png`} alt={`${name} as PNG`} loading="lazy" />
        )}
      </div>
      <figcaption>
        <strong>{name}</strong>
        <span>
          {scene.layout.name} · {look}
        </span>
        {notices.map((notice) => (
          <mark key={notice}>{notice}</mark>
        ))}
      </figcaption>
    </figure>
  )
}
