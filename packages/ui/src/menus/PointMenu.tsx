import { ChevronRight } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { isEscape } from '../isEscape.ts'
import { menuPanelClass, menuRowClass } from './menuClass.ts'
import { MenuPartsContext } from './menuContext.ts'
import { menuParts } from './menuParts.tsx'

export interface PointMenuProps {
  /** Where it opens in the window, CSS pixels. */
  readonly at: { readonly x: number; readonly y: number }
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Distance from the edge of the window, CSS pixels. */
const edge = 8

/** A menu that opens on a right click or a long press. The focus returns to where it was. */
export function PointMenu({ at, label, onClose, children }: PointMenuProps) {
  const [lift, setLift] = useState(0)
  // Radix would flip it or make it scroll, even if it fits a little higher.
  const measure = (panel: HTMLElement | null) => {
    if (panel) setLift(Math.max(0, at.y + panel.scrollHeight + 2 * edge - innerHeight))
  }
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed size-0"
          style={{ left: at.x, top: Math.max(0, at.y - lift) }}
        />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={measure}
          aria-label={label}
          align="start"
          sideOffset={2}
          collisionPadding={edge}
          className={`${menuPanelClass} max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto`}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onKeyDown={(event) => isEscape(event) && onClose()}
        >
          <MenuPartsContext value={menuParts}>{children}</MenuPartsContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface SubMenuProps {
  readonly icon?: ReactNode
  readonly label: string
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** A submenu. */
export function SubMenu({ icon, label, disabled = false, children }: SubMenuProps) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger
        disabled={disabled}
        className={`${menuRowClass} data-[state=open]:bg-surface-hover`}
      >
        {icon}
        <span className="flex-1">{label}</span>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent collisionPadding={8} sideOffset={4} className={menuPanelClass}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}
