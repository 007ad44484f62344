import type { ExportFormat } from '@deckloom/contract'
import { Button, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import { ChevronDown, Download, FileText, Image, PenTool, Presentation } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { iconProps, smallIconProps } from '../controls/iconProps.ts'
import { type DeckToExport, useExport } from '../session/useExport.ts'
import { useExportState } from '../session/runningExport.ts'
import { ExportProgress } from './ExportProgress.tsx'

interface Item {
  readonly format: ExportFormat
  readonly icon: ReactNode
  readonly label: string
  /** A line stands above it. */
  readonly apart?: boolean
}

const items: readonly Item[] = [
  { format: 'pdf', icon: <FileText {...iconProps} />, label: 'Export to PDF' },
  { format: 'pptx', icon: <Presentation {...iconProps} />, label: 'Export to PowerPoint' },
  { format: 'png', icon: <Image {...iconProps} />, label: 'Slides as PNG', apart: true },
  { format: 'svg', icon: <PenTool {...iconProps} />, label: 'Slides as SVG' },
]

export interface ExportProps {
  /** Absent while the deck is only being made. */
  readonly deck?: DeckToExport
}

export function ExportMenu({ deck }: ExportProps) {
  const { running } = useExportState()
  return (
    <>
      <ExportProgress />
      <Menu
        trigger={
          <Button
            disabled={running !== undefined}
            icon={<Download {...iconProps} className="max-xl:hidden" />}
          >
            EXPORT
            <ChevronDown {...smallIconProps} />
          </Button>
        }
      >
        <ExportItems {...(deck && { deck })} />
      </Menu>
    </>
  )
}

export function ExportItems({ deck }: ExportProps) {
  const { running, start } = useExport(deck)
  return items.map(({ format, icon, label, apart }) => (
    <Fragment key={format}>
      {apart && <MenuSeparator />}
      <MenuItem icon={icon} disabled={running !== undefined} onSelect={() => start(format)}>
        {label}
      </MenuItem>
    </Fragment>
  ))
}
