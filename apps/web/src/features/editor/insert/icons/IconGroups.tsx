import type { IconData } from '@deckloom/deck'
import { useId } from 'react'
import { spokenName } from '../../controls/spokenName.ts'
import type { IconGroup } from './findIcons.ts'

export interface IconGroupsProps {
  readonly groups: readonly IconGroup[]
  readonly chosen: string | undefined
  readonly onChoose: (icon: Pick<IconData, 'name' | 'd'>) => void
}

/** Icons by group, with one selected; arrow keys move through them. */
export function IconGroups({ groups, chosen, onChoose }: IconGroupsProps) {
  const name = useId()
  const count = groups.reduce((sum, { icons }) => sum + icons.length, 0)
  return (
    <>
      <output className={count === 0 ? 'text-small text-ink-muted' : 'sr-only'}>
        {count === 0 ? 'No icons found. Try another word.' : `${count} icons`}
      </output>
      {groups.map((group) => (
        <fieldset key={group.name}>
          <legend className="mb-1.5 text-small font-label">{group.name}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
            {group.icons.map((icon) => (
              <label
                key={icon.name}
                title={spokenName(icon.name)}
                className="flex h-11 cursor-pointer items-center justify-center rounded-control text-ink-muted shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-hover has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  aria-label={spokenName(icon.name)}
                  className="sr-only"
                  checked={icon.name === chosen}
                  onChange={() => onChoose(icon)}
                />
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className="size-6 fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
                >
                  <path d={icon.d} />
                </svg>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}
