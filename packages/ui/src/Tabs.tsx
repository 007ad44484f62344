import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The panel of the tab that is active. */
  readonly children: ReactNode
}

/** Arrow keys move between tabs; the active one carries the selvedge. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children } = props
  const handleChange = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={handleChange}>
      <div className="border-b border-line">
        <Radix.List aria-label={label} className="-mx-2 flex gap-2 overflow-x-auto">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="relative shrink-0 cursor-pointer rounded-control px-2 pt-2.5 pb-3 text-ui font-label whitespace-nowrap text-ink-muted -outline-offset-2! hover:text-ink data-[state=active]:text-ink data-[state=active]:after:selvedge-x data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.75"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      <Radix.Content value={value}>{children}</Radix.Content>
    </Radix.Root>
  )
}
