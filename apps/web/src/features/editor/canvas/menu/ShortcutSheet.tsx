import { Dialog } from '@deckloom/ui'
import { deckActions } from '../../actions/deckActions.ts'
import { type ActionGroup, actionGroups, type EditorAction } from '../../actions/EditorAction.ts'
import { elementActions } from '../../actions/elementActions.ts'
import { allKeys } from '../../actions/actionKeys.ts'
import { keyLabel } from '../../controls/keys.ts'
import { slideActions } from '../../actions/slideActions.ts'
import { zoomActions } from '../../actions/viewActions.ts'

interface Row {
  readonly description: string
  readonly group: ActionGroup
  readonly keys: readonly string[]
}

/** Shortcuts that are not editor actions: they move the focus or elements, or belong to the whole page. */
const otherRows: readonly Row[] = [
  {
    description: 'Go to the next or previous element',
    group: 'Select',
    keys: ['Tab', 'Shift+Tab'],
  },
  {
    description: 'Open the menu of the selection',
    group: 'Select',
    keys: ['Shift+F10', 'ContextMenu'],
  },
  { description: 'While writing: numbered list', group: 'Text', keys: ['Mod+Shift+7'] },
  { description: 'While writing: bulleted list', group: 'Text', keys: ['Mod+Shift+8'] },
  {
    description: 'While writing: increase or decrease the indent of a list',
    group: 'Text',
    keys: ['Tab', 'Shift+Tab'],
  },
  {
    description: 'While writing: superscript or subscript',
    group: 'Text',
    keys: ['Mod+.', 'Mod+,'],
  },
  { description: 'While writing: link', group: 'Text', keys: ['Mod+K'] },
  {
    description: 'While writing: save or cancel',
    group: 'Text',
    keys: ['Mod+Enter', 'Escape'],
  },
  {
    description: 'Move by 1, with Shift by 10, with Alt change the size',
    group: 'Arrange',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  },
  {
    description: 'While dragging: leave a copy, hold the axis, no snapping',
    group: 'Arrange',
    keys: ['Alt', 'Shift', 'Mod'],
  },
  {
    description: 'While resizing: from the center, keep or free the proportions',
    group: 'Arrange',
    keys: ['Alt', 'Shift'],
  },
  {
    description: 'While cropping: move the picture or a side, apply, cancel',
    group: 'Arrange',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape'],
  },
  {
    description: 'While dragging a zoomed slide: move the view',
    group: 'Deck and view',
    keys: ['Space'],
  },
  {
    description: 'Save now; edits also save themselves',
    group: 'Deck and view',
    keys: ['Mod+S'],
  },
]

const rows: readonly Row[] = [
  ...otherRows,
  ...[elementActions, slideActions, deckActions, zoomActions].flatMap((actions) =>
    Object.values<EditorAction<never>>(actions).map(({ label, description, group, keys }) => ({
      description: description ?? label,
      group,
      keys: allKeys(keys ?? {}),
    })),
  ),
].filter(({ keys }) => keys.length > 0)

const shownGroups = actionGroups.filter((group) => rows.some((row) => row.group === group))

/** All keys of the editor, read from its actions. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts" width={880}>
      {/* Takes the focus so that the arrow keys scroll it. */}
      <section
        aria-label="All shortcuts"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="grid gap-x-10 gap-y-6 rounded-control md:grid-cols-2"
      >
        {shownGroups.map((group) => (
          <section key={group} aria-label={group}>
            <h3 className="mb-2 text-ui font-heading">{group}</h3>
            <dl className="flex flex-col">
              {rows
                .filter((row) => row.group === group)
                .map(({ description, keys }) => (
                  <div
                    key={description}
                    className="flex items-baseline justify-between gap-4 border-t border-line py-1.5"
                  >
                    <dt className="text-ui text-ink-muted">{description}</dt>
                    <dd className="flex shrink-0 flex-wrap justify-end gap-1">
                      {keys.map((key) => (
                        <kbd
                          key={key}
                          className="rounded-chip bg-surface-sunken px-1.5 py-0.5 font-sans text-micro font-label whitespace-nowrap"
                        >
                          {keyLabel(key)}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}
