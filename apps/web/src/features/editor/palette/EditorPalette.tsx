import { useState } from 'react'
import { deckDefaults, slideTitle } from '@deckloom/deck'
import { Palette } from '../../../shared/palette/Palette.tsx'
import {
  matchesQuery,
  type PaletteGroup,
  type PaletteItem,
} from '../../../shared/palette/paletteItems.ts'
import { type AvailableAction, listAvailableActions } from '../actions/availableActions.ts'
import { actionGroups } from '../actions/EditorAction.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useInsertCommands } from './useInsertCommands.ts'

interface Command extends PaletteItem {
  readonly run: () => void
}

/** All available editor actions, and the slides to go to, searchable by name. */
export function EditorPalette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const [actions] = useState(listAvailableActions)
  const inserts = useInsertCommands()
  const slides = useSlideCommands()
  const words = text.trim()
  const groups = [
    ...actionGroups.map((group) => ({
      label: group,
      items: [...(group === 'Insert' ? inserts : []), ...commandsIn(group, actions)],
    })),
    { label: 'Go to slide', items: slides },
  ].map(({ label, items }) => ({ label, items: items.filter((item) => matchesQuery(item, words)) }))
  return (
    <Palette
      title="Search actions"
      placeholder="Actions and slides"
      text={text}
      onTextChange={setText}
      groups={groups.filter(({ items }) => items.length > 0)}
      emptyText={`No actions or slides match “${words}”.`}
      onChoose={({ run }) => run()}
      onClose={onClose}
    />
  )
}

function commandsIn(
  group: AvailableAction['group'],
  actions: readonly AvailableAction[],
): PaletteGroup<Command>['items'] {
  return actions
    .filter((action) => action.group === group && action.id !== 'searchActions')
    .map(({ id, label, icon, keys, run }) => ({ id, label, icon, keys, run }))
}

function useSlideCommands(): readonly Command[] {
  const { document, order, showSlide, setGridView } = useEditor()
  return order.map((id, place) => {
    const slide = document.slide(id)
    return {
      id: `slide ${id}`,
      label: (slide && slideTitle(slide).trim()) || deckDefaults.untitledTitle,
      note: `Slide ${place + 1}`,
      run: () => {
        setGridView(false)
        showSlide(id)
      },
    }
  })
}
