import { buttonClass, Menu } from '@deckloom/ui'
import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconProps } from '../controls/iconProps.ts'

/** The menu of what the top bar has no room for on small screens. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="More"
          className={buttonClass({ variant: 'quiet', iconOnly: true })}
        >
          <EllipsisVertical {...iconProps} />
        </button>
      }
    >
      {children}
    </Menu>
  )
}
