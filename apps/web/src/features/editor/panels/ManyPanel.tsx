import { isLocked, type PlacedElement } from '@deckloom/editor'
import { Button, IconButton } from '@deckloom/ui'
import { CopyPlus, Group, Trash2, Ungroup } from 'lucide-react'
import { isOneGroup } from '../canvas/actions/isOneGroup.ts'
import { useActions } from '../canvas/actions/useActions.ts'
import { alignments, distributions } from '../canvas/arranging.ts'
import { useEditor } from '../EditorContext.tsx'
import { iconProps, smallIconProps } from '../iconProps.ts'
import { ArrangeSection } from './ArrangeSection.tsx'
import { PanelHeading, PanelSection } from './PanelSection.tsx'

/** What can be done with several elements together. */
export function ManyPanel({ selected }: { readonly selected: readonly PlacedElement[] }) {
  const { slide } = useEditor()
  const run = useActions({ elements: selected, selected })
  const ids = selected.map(({ id }) => id)
  const grouped = isOneGroup(slide, ids)
  return (
    <>
      <PanelHeading title={grouped ? 'Group' : `${ids.length} elements`}>
        <IconButton
          label="Duplicate"
          size="small"
          icon={<CopyPlus {...iconProps} />}
          onClick={() => run('duplicate')}
        />
        <IconButton
          label="Delete"
          size="small"
          disabled={ids.every((id) => isLocked(slide, id))}
          icon={<Trash2 {...iconProps} />}
          onClick={() => run('delete')}
        />
      </PanelHeading>
      <AlignTogether selected={selected} />
      <PanelSection title="Group">
        <Button
          size="small"
          icon={grouped ? <Ungroup {...smallIconProps} /> : <Group {...smallIconProps} />}
          onClick={() => run(grouped ? 'ungroup' : 'group')}
        >
          {grouped ? 'Ungroup' : 'Group'}
        </Button>
      </PanelSection>
      <ArrangeSection selected={selected} />
    </>
  )
}

function AlignTogether({ selected }: { readonly selected: readonly PlacedElement[] }) {
  const run = useActions({ elements: selected, selected })
  return (
    <>
      <PanelSection title="Align">
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
      <PanelSection title="Distribute">
        <div className="grid grid-cols-2 gap-2">
          {distributions.map(({ action, label, Icon }) => (
            <Button
              key={action}
              size="small"
              aria-label={label}
              disabled={selected.length < 3}
              icon={<Icon {...smallIconProps} />}
              onClick={() => run(action)}
            >
              {action === 'across' ? 'Across' : 'Down'}
            </Button>
          ))}
        </div>
      </PanelSection>
    </>
  )
}
