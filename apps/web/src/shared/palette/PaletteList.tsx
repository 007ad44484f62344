import type { PaletteGroup, PaletteItem } from './paletteItems.ts'

export interface PaletteListProps<Item extends PaletteItem> {
  /** Prefix of the option IDs. */
  readonly id: string
  readonly groups: readonly PaletteGroup<Item>[]
  /** Index of the option that Enter selects, across all groups. */
  readonly active: number
  readonly onActive: (place: number) => void
  readonly onChoose: (item: Item) => void
}

/** The options by group. The focus stays in the field above. */
export function PaletteList<Item extends PaletteItem>({
  id,
  groups,
  active,
  onActive,
  onChoose,
}: PaletteListProps<Item>) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  )
  return (
    <div
      id={id}
      // A <select> cannot show rows like these.
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

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface OptionProps {
  readonly id: string
  readonly item: PaletteItem
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onChoose: () => void
}

function Option({ id, item, isActive, onActive, onChoose }: OptionProps) {
  const { icon: Icon } = item
  return (
    // The field above handles the keys.
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
      {Icon && <Icon {...iconProps} className="self-center text-ink-muted" />}
      <span className="max-w-full truncate font-label">{item.label}</span>
      {item.note !== undefined && (
        <span className="max-w-full truncate text-small text-ink-subtle">{item.note}</span>
      )}
      {item.keys !== undefined && (
        <kbd className="ml-auto font-sans text-small text-ink-subtle">{item.keys}</kbd>
      )}
    </div>
  )
}
