import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The panel of the tab that is active. */
  readonly children: ReactNode
}

/** Arrow keys move between tabs; the active one is marked by the selvedge. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children } = props
  const list = useRef<HTMLDivElement>(null)
  const active = tabs.findIndex((tab) => tab.value === value)
  useLayoutEffect(() => reveal(list.current?.children[active]), [active])
  const asked = useRef(value)
  useLayoutEffect(() => {
    asked.current = value
  })
  const handleChange = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    // Radix reports a press twice, for the pointer and for the focus: that would add two history entries.
    if (!tab || tab.value === asked.current) return
    asked.current = tab.value
    onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={handleChange}>
      <div className="border-b border-line">
        <Radix.List ref={list} aria-label={label} className="-mx-2 flex gap-2 overflow-x-auto">
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

/** How many CSS pixels of the next tab stay visible, so that users notice it. */
const glimpse = 40

/** Scrolls the list to a tab if it is wider than the screen, without scrolling the page. */
function reveal(active: Element | undefined): void {
  const list = active?.parentElement
  if (!active || !list) return
  const seen = list.getBoundingClientRect()
  const tab = active.getBoundingClientRect()
  if (tab.right > seen.right) list.scrollLeft += tab.right - seen.right + glimpse
  else if (tab.left < seen.left) list.scrollLeft -= seen.left - tab.left + glimpse
}
