import { toast } from '@deckloom/ui'
import { Lightbulb, type LucideIcon, PanelsTopLeft, Pencil, SwatchBook } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { type PanelTab, panelTabs, useEditor } from '../session/EditorContext.tsx'

const icons: Readonly<Record<PanelTab, LucideIcon>> = {
  EDIT: Pencil,
  LAYOUT: PanelsTopLeft,
  IDEAS: Lightbulb,
  STYLE: SwatchBook,
}

export interface PanelRailProps {
  readonly orientation: 'vertical' | 'horizontal'
  /** Whether the tab's panel is visible. */
  readonly panelShown?: boolean
  /** Called on a second press of the open tab. */
  readonly onAgain?: () => void
  readonly onOpen?: () => void
}

/** The four tabs of the side panel; arrow keys move through them. */
export function PanelRail({ orientation, panelShown = true, onAgain, onOpen }: PanelRailProps) {
  const { tab, setTab } = useEditor()
  const rail = useRef<HTMLDivElement>(null)
  const open = (next: PanelTab) => {
    if (next === tab) return onAgain?.()
    setTab(next)
    onOpen?.()
    toast({ title: `${next} Panel` })
  }
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = panelTabs.at((panelTabs.indexOf(tab) + by) % panelTabs.length)
    if (next === undefined) return
    open(next)
    rail.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div
      ref={rail}
      role="tablist"
      tabIndex={-1}
      aria-label="Editor panels"
      aria-orientation={orientation}
      className={
        orientation === 'vertical'
          ? 'flex flex-col gap-1 border-r border-line bg-surface px-2 py-2.5'
          : 'grid grid-cols-4 gap-1 border-t border-line bg-surface px-2 py-1.5 md:py-2'
      }
      onKeyDown={handleKey}
    >
      {panelTabs.map((name) => (
        <RailTab
          key={name}
          name={name}
          active={name === tab}
          controls={panelShown ? 'editor-panel' : undefined}
          upright={orientation === 'vertical'}
          onPress={() => open(name)}
        />
      ))}
    </div>
  )
}

interface RailTabProps {
  readonly name: PanelTab
  readonly active: boolean
  readonly controls: string | undefined
  readonly upright: boolean
  readonly onPress: () => void
}

function RailTab({ name, active, controls, upright, onPress }: RailTabProps) {
  const Icon = icons[name]
  return (
    <button
      type="button"
      role="tab"
      data-tab={name}
      aria-selected={active}
      aria-controls={controls}
      tabIndex={active ? 0 : -1}
      className={`relative flex cursor-pointer flex-col items-center justify-center gap-1.25 rounded-control text-micro leading-3.5 font-title tracking-[0.02em] ${upright ? 'h-15' : 'h-12'} ${active ? 'bg-primary-soft text-on-primary-soft' : 'text-ink-muted hover:bg-surface-hover hover:text-ink'}`}
      onClick={onPress}
    >
      {active && upright && (
        <span
          aria-hidden="true"
          className="absolute inset-y-2 -left-2 w-1 selvedge-y rounded-r-[2px]"
        />
      )}
      {active && !upright && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 -top-2 mx-auto h-1 w-20 selvedge-x rounded-b-[2px] max-md:hidden"
        />
      )}
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {name}
    </button>
  )
}
