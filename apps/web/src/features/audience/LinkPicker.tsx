import type { Audience } from '@deckloom/contract'
import { Button, Menu, MenuChoice } from '@deckloom/ui'
import { ChevronDown, Globe } from 'lucide-react'
import { linkName } from './audienceTexts.ts'

export interface LinkPickerProps {
  readonly links: Audience['links']
  /** Undefined for all links. */
  readonly value: number | undefined
  readonly onChange: (link: number | undefined) => void
}

const all = 'all'

/** Selects the link whose visits are shown. */
export function LinkPicker({ links, value, onChange }: LinkPickerProps) {
  const options = [
    { value: all, label: 'All links' },
    ...links.map(({ id }) => ({ value: String(id), label: linkName(links, id) })),
  ]
  const chosen = value === undefined ? all : String(value)
  const name = options.find((option) => option.value === chosen)?.label ?? 'All links'
  return (
    <Menu
      trigger={
        <Button
          aria-label={`Link: ${name}`}
          icon={<Globe size={17} strokeWidth={1.75} aria-hidden="true" />}
        >
          <span className="max-w-48 truncate">{name}</span>
          <ChevronDown size={15} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice
        label="Link"
        options={options}
        value={chosen}
        onChange={(next) => onChange(next === all ? undefined : Number(next))}
      />
    </Menu>
  )
}
