import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fieldClass } from './fieldClass.ts'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** What is searched: the placeholder and the accessible name. */
  readonly label: string
}

/** A field that searches while typing. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <div className="relative">
      <Search
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-muted"
      />
      <input
        {...input}
        type="search"
        aria-label={label}
        placeholder={label}
        className={`${fieldClass({ invalid: false, large: false })} pl-9.5`}
      />
    </div>
  )
}
