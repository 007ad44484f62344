import { deckDefaults, type IconData, type Visual } from '@deckloom/deck'
import { withIcon, withIconData } from '@deckloom/editor'
import { Button, Dialog, TextField, toast } from '@deckloom/ui'
import { type SubmitEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { ColorSwatches, textSwatches } from '../../controls/colors/ColorSwatches.tsx'
import type { VisualDialogProps } from '../visuals/useInsert.ts'
import { useVisualDialog } from '../visuals/useVisualDialog.ts'
import { findIcons, type IconGroup } from './findIcons.ts'
import { IconGroups } from './IconGroups.tsx'
import iconSet from './iconSet.json' with { type: 'json' }

/** "Add Icon", or "Update Icon" for an existing one. */
export function IconDialog({ visual, onClose }: VisualDialogProps) {
  const { scene, save, focusAfter } = useIconSaving(visual)
  const form = useId()
  const [typed, setTyped] = useState('')
  const present = visual?.kind === 'icon' ? visual.icon : undefined
  const [chosen, setChosen] = useState<Pick<IconData, 'name' | 'd'> | undefined>(present)
  const [picked, setPicked] = useState<string | undefined>(present?.color)
  const color = picked ?? scene?.theme.colors.accent1 ?? '#1F2937'
  const groups = useFound(typed)
  const heading = visual ? 'Update Icon' : 'Add Icon'
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!chosen) return
    onClose()
    save({ name: chosen.name, d: chosen.d, color })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onFocusAfter={focusAfter}
      title={heading}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} disabled={!chosen}>
            {heading}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={handleSubmit}>
        <TextField
          label="Search icons"
          type="search"
          value={typed}
          placeholder="growth, money, team"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className="flex flex-wrap items-center gap-2.5 [&>div]:w-44">
          <span aria-hidden="true" className="text-small font-label">
            Color
          </span>
          <ColorSwatches
            label="Icon color"
            swatches={textSwatches}
            value={color}
            onChange={setPicked}
          />
        </div>
        <IconGroups groups={groups} chosen={chosen?.name} onChoose={setChosen} />
      </form>
    </Dialog>
  )
}

function useIconSaving(visual: Visual | undefined) {
  const { scene, add, change, focusAfter } = useVisualDialog()
  const save = (icon: IconData) => {
    if (visual) {
      change((slide) => withIconData(slide, visual.id, icon))
      toast({ title: 'Icon Updated' })
      return
    }
    const added = add({
      kind: 'icon',
      size: deckDefaults.newIconSize,
      onto: (slide, id, at) => withIcon(slide, { id, icon, at }),
    })
    if (added) toast({ title: 'Icon Added' })
  }
  return { scene, save, focusAfter }
}

function useFound(typed: string): readonly IconGroup[] {
  const settled = useDeferredValue(typed)
  return useMemo(() => findIcons(iconSet, settled), [settled])
}
