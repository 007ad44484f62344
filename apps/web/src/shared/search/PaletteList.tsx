import type { PaletteGroup, PaletteItem } from './paletteGroups.ts'

export interface PaletteListProps {
  /** Its options have it as the beginning of theirs. */
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  /** Place of the option that Enter takes, over all groups. */
  readonly active: number
  readonly onActive: (place: number) => void
  readonly onChoose: (item: PaletteItem) => void
}

/** What can be chosen, under the words that it belongs to. The focus stays in the field above. */
export function PaletteList({ id, groups, active, onActive, onChoose }: PaletteListProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  )
  return (
    <div
      id={id}
      // A select cannot show what these rows show.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label="Results"
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto rounded-control -outline-offset-2"
    >
      {groups.map(({ label, items }, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div key={label} role="group" aria-label={label} className="mb-2">
          <p aria-hidden="true" className="px-3 py-1.5 text-micro font-label text-ink-subtle">
            {label}
          </p>
          {items.map((item, offset) => {
            const place = (starts[index] ?? 0) + offset
            return (
              <Option
                key={item.id}
                id={`${id}-${place}`}
                item={item}
                isActive={place === active}
                onActive={() => onActive(place)}
                onChoose={() => onChoose(item)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly item: PaletteItem
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onChoose: () => void
}

function Option({ id, item, isActive, onActive, onChoose }: OptionProps) {
  return (
    // The keys belong to the field above.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      ref={(option) => {
        if (isActive) option?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerMove={() => !isActive && onActive()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2.5 rounded-control px-3 py-2.5 text-ui aria-selected:bg-surface-hover"
    >
      <span className="max-w-full truncate font-label">{item.label}</span>
      {item.note !== undefined && (
        <span className="max-w-full truncate text-small text-ink-subtle">{item.note}</span>
      )}
    </div>
  )
}
