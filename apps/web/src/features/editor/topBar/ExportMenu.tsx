import type { ExportFormat } from '@deckloom/contract'
import { Button, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import { ChevronDown, Download, FileText, Image, PenTool, Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconProps, smallIconProps } from '../iconProps.ts'
import { useExport } from '../session/useExport.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { ExportWarnings } from './ExportWarnings.tsx'

export function ExportMenu() {
  const { running } = useExport()
  return (
    <>
      <ExportProgress />
      <Menu
        trigger={
          <Button disabled={running !== undefined} icon={<Download {...iconProps} />}>
            EXPORT
            <ChevronDown {...smallIconProps} />
          </Button>
        }
      >
        <ExportItems />
      </Menu>
      <ExportWarnings />
    </>
  )
}

export function ExportItems() {
  return (
    <>
      <ExportItem format="pdf" icon={<FileText {...iconProps} />}>
        Export to PDF
      </ExportItem>
      <ExportItem format="pptx" icon={<Presentation {...iconProps} />}>
        Export to PowerPoint
      </ExportItem>
      <MenuSeparator />
      <ExportItem format="png" icon={<Image {...iconProps} />}>
        Slides as PNG
      </ExportItem>
      <ExportItem format="svg" icon={<PenTool {...iconProps} />}>
        Slides as SVG
      </ExportItem>
    </>
  )
}

interface ExportItemProps {
  readonly format: ExportFormat
  readonly icon: ReactNode
  readonly children: string
}

function ExportItem({ format, icon, children }: ExportItemProps) {
  const { running, start } = useExport()
  return (
    <MenuItem icon={icon} disabled={running !== undefined} onSelect={() => start(format)}>
      {children}
    </MenuItem>
  )
}
