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
      <Radix.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative shrink-0 cursor-pointer pt-2.5 pb-3 text-ui font-label whitespace-nowrap text-ink-muted hover:text-ink data-[state=active]:text-ink data-[state=active]:after:selvedge-x data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.75"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value}>{children}</Radix.Content>
    </Radix.Root>
  )
}
