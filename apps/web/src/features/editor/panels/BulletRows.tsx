import { bulletText, readContent } from '@deckloom/deck'
import { withBulletAt, withoutBullet } from '@deckloom/editor'
import { IconButton } from '@deckloom/ui'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { announce } from '../paper/announcer.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { smallIconProps } from '../controls/iconProps.ts'
import { PanelSection } from '../controls/PanelSection.tsx'

/** The slide's bullets as rows that can be moved and deleted. */
export function BulletRows() {
  const { document, slide } = useEditor()
  const { bullets } = readContent(slide)
  if (bullets.length === 0) return null
  const move = (place: number, to: number) => {
    document.edit(slide.id, (now) => withBulletAt(now, place, to))
    announce(`Bullet ${place + 1} moved to position ${to + 1}`)
  }
  const remove = (place: number) => {
    document.edit(slide.id, (now) => withoutBullet(now, place))
    announce(`Bullet ${place + 1} deleted`)
  }
  return (
    <PanelSection title="Bullet points">
      <ol className="flex flex-col">
        {bullets.map((bullet, place) => (
          // Bullets have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="flex items-center border-t border-line first:border-t-0">
            <span className="min-w-0 flex-1 truncate text-small">{bulletText(bullet)}</span>
            <IconButton
              label={`Move bullet ${place + 1} up`}
              size="small"
              disabled={place === 0}
              icon={<ArrowUp {...smallIconProps} />}
              onClick={() => move(place, place - 1)}
            />
            <IconButton
              label={`Move bullet ${place + 1} down`}
              size="small"
              disabled={place === bullets.length - 1}
              icon={<ArrowDown {...smallIconProps} />}
              onClick={() => move(place, place + 1)}
            />
            <IconButton
              label={`Delete bullet ${place + 1}`}
              size="small"
              icon={<X {...smallIconProps} />}
              onClick={() => remove(place)}
            />
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}
