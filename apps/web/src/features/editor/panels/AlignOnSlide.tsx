import { IconButton } from '@deckloom/ui'
import { useActions } from '../canvas/actions/useActions.ts'
import { alignments } from '../canvas/arranging.ts'
import { smallIconProps } from '../iconProps.ts'
import { PanelSection } from './PanelSection.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

export function AlignOnSlide({ selected }: { readonly selected: SelectedElement }) {
  const run = useActions({ elements: [selected], selected: [selected] })
  return (
    <PanelSection title="Align on slide">
      <div className="flex justify-between rounded-control bg-surface-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--line)]">
        {alignments.map(({ action, label, Icon }) => (
          <IconButton
            key={action}
            label={label}
            size="small"
            icon={<Icon {...smallIconProps} />}
            onClick={() => run(action)}
          />
        ))}
      </div>
    </PanelSection>
  )
}
