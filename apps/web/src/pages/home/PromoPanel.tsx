import { Cloth } from '@deckloom/ui'
import { Image, Palette, Share } from 'lucide-react'
import { stripCloth } from '../../shared/brand/cloths.ts'

const promises = [
  { icon: Palette, title: 'AI-Powered Design', text: 'Layout, color and type that fit' },
  { icon: Image, title: 'Smart Visuals', text: 'Charts and pictures from words' },
  { icon: Share, title: 'Export Anywhere', text: 'PowerPoint and PDF that match' },
] as const

export function PromoPanel() {
  return (
    <aside
      aria-label="What Deckloom does"
      className="flex flex-col overflow-hidden rounded-dialog bg-(--cloth-fir) text-white max-lg:order-last"
    >
      <Cloth
        {...stripCloth}
        ground="var(--cloth-ground)"
        fit="xMinYMin slice"
        className="h-8.5 w-full shrink-0"
      />
      <ul className="flex flex-1 flex-col justify-center gap-4 px-5.5 py-5 md:max-lg:flex-row md:max-lg:justify-between">
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-start gap-3">
            <Icon
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="shrink-0 text-(--cloth-weld)"
            />
            <span>
              <span className="block text-ui leading-4.5 font-action">{title}</span>
              <span className="block text-small text-(--cloth-chalk)">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
