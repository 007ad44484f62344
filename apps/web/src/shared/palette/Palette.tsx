import { Dialog } from '@deckloom/ui'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { PaletteList } from './PaletteList.tsx'
import type { PaletteGroup, PaletteItem } from './paletteItems.ts'

export interface PaletteProps<Item extends PaletteItem> {
  readonly title: string
  /** Placeholder of the field: what can be searched. */
  readonly placeholder: string
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly groups: readonly PaletteGroup<Item>[]
  /** One sentence for when nothing matches. */
  readonly emptyText: string
  /** Shown between the field and the results. */
  readonly notice?: ReactNode
  /** Called once the palette has closed and the focus is back where it was. */
  readonly onChoose: (item: Item) => void
  readonly onClose: () => void
}

/** A search field above a list of results. Arrows move through the list, Enter selects. */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { title, placeholder, text, groups, emptyText, notice, onClose } = props
  const [active, setActive] = useState(0)
  const listId = useId()
  const chosen = useRef<Item>(undefined)
  const items = groups.flatMap((group) => group.items)
  const at = Math.min(active, Math.max(0, items.length - 1))
  const choose = (item: Item | undefined) => {
    if (!item) return
    chosen.current = item
    onClose()
  }
  const handleFocusAfter = () => {
    const { current: item } = chosen
    // Once the focus is back where it was.
    if (item) queueMicrotask(() => props.onChoose(item))
    return false
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (event.key === 'Enter') choose(items[at])
    else if (step !== undefined && items.length > 0)
      setActive((at + step + items.length) % items.length)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onFocusAfter={handleFocusAfter}
      title={title}
      width={640}
    >
      <PaletteField
        value={text}
        placeholder={placeholder}
        listId={listId}
        activeId={items[at] && `${listId}-${at}`}
        onChange={(value) => {
          props.onTextChange(value)
          setActive(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <div className="mt-4 flex h-[min(24rem,55dvh)] flex-col gap-3">
        {notice}
        <ResultCount count={items.length} emptyText={emptyText} />
        <PaletteList
          id={listId}
          groups={groups}
          active={at}
          onActive={setActive}
          onChoose={choose}
        />
      </div>
    </Dialog>
  )
}

interface PaletteFieldProps {
  readonly value: string
  readonly placeholder: string
  readonly listId: string
  /** ID of the option that Enter selects. */
  readonly activeId: string | undefined
  readonly onChange: (value: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function PaletteField(props: PaletteFieldProps) {
  const { value, placeholder, listId, activeId, onChange, onKeyDown } = props
  return (
    <div className="relative">
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-subtle"
      />
      <input
        type="text"
        role="combobox"
        aria-label={`Search ${placeholder.toLowerCase()}`}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        className="h-12 w-full rounded-control bg-surface pr-4 pl-11 text-[1rem] text-ink shadow-[inset_0_0_0_1px_var(--line-control)] placeholder:text-ink-subtle"
      />
    </div>
  )
}

function ResultCount({ count, emptyText }: { readonly count: number; readonly emptyText: string }) {
  if (count === 0) return <output className="text-ui text-ink-muted">{emptyText}</output>
  return (
    <output className="sr-only">
      {count} {count === 1 ? 'result' : 'results'}
    </output>
  )
}
