import { type Box, page } from '@deckloom/deck'
import { IconButton } from '@deckloom/ui'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from 'lucide-react'
import { useEditor } from '../EditorContext.tsx'
import { smallIconProps } from '../iconProps.ts'
import { PanelSection } from './PanelSection.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

const places = [
  { label: 'Left edge', Icon: AlignStartVertical, at: () => ({ x: 0 }) },
  {
    label: 'Centre across',
    Icon: AlignCenterVertical,
    at: ({ width }: Box) => ({ x: (page.width - width) / 2 }),
  },
  {
    label: 'Right edge',
    Icon: AlignEndVertical,
    at: ({ width }: Box) => ({ x: page.width - width }),
  },
  { label: 'Top edge', Icon: AlignStartHorizontal, at: () => ({ y: 0 }) },
  {
    label: 'Centre down',
    Icon: AlignCenterHorizontal,
    at: ({ height }: Box) => ({ y: (page.height - height) / 2 }),
  },
  {
    label: 'Bottom edge',
    Icon: AlignEndHorizontal,
    at: ({ height }: Box) => ({ y: page.height - height }),
  },
] as const

export function AlignOnSlide({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const { id, box } = selected
  return (
    <PanelSection title="Align on slide">
      <div className="flex justify-between rounded-control bg-surface-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--line)]">
        {places.map(({ label, Icon, at }) => (
          <IconButton
            key={label}
            label={label}
            size="small"
            icon={<Icon {...smallIconProps} />}
            onClick={() => document.placeElement(slide.id, id, { box: { ...box, ...at(box) } })}
          />
        ))}
      </div>
    </PanelSection>
  )
}
