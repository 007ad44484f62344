import { readContent, type Slide } from '@deckloom/deck'
import { themes } from '@deckloom/themes'
import type { ThumbnailBullets } from './thumbnailBullets.ts'

export interface BulletThumbnailProps {
  readonly slide: Slide
  readonly bullets: ThumbnailBullets
}

/** The first points of a deck on its theme's background, large enough to read on a card. */
export function BulletThumbnail({ slide, bullets }: BulletThumbnailProps) {
  const { ground, ink, edge } = colorsOf(slide)
  return (
    // Sizes scale with the card's width, as on a slide, so the text keeps its position on phones.
    <div className="@container">
      <div
        className="flex aspect-video flex-col justify-center gap-[3.5cqw] overflow-hidden border-t-[2.2cqw] px-[6.5cqw] text-[4.5cqw] leading-tight font-label"
        style={{ background: ground, color: ink, borderTopColor: edge }}
      >
        <ul className="flex flex-col gap-[3.5cqw]">
          {bullets.shown.map((text, index) => (
            <li key={`${index} ${text}`} className="flex items-center gap-[2.6cqw]">
              <span
                aria-hidden="true"
                className="size-[1.8cqw] shrink-0"
                style={{ background: edge }}
              />
              <span className="truncate">{text}</span>
            </li>
          ))}
        </ul>
        {bullets.more > 0 && (
          <p className="pl-[4.4cqw] text-[4.2cqw] font-body">+{bullets.more} more</p>
        )}
      </div>
    </div>
  )
}

function colorsOf(slide: Slide) {
  const { theme, backgroundColor, textColor, themeColors } = readContent(slide)
  // A slide without a theme uses the house theme, as when it is drawn.
  const { bg, ink, accent1 } = theme ? themes[theme.id][theme.variant] : themes.loom.light
  return {
    ground: backgroundColor ?? bg,
    ink: textColor ?? ink,
    edge: themeColors?.[0] ?? accent1,
  }
}
