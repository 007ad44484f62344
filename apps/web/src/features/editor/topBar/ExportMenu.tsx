import { Button, Menu, MenuItem } from '@deckloom/ui'
import { ChevronDown, Download, FileText, Presentation } from 'lucide-react'
import { iconProps, smallIconProps } from '../iconProps.ts'
import { useExport } from '../session/useExport.ts'

export function ExportMenu() {
  const { pending } = useExport()
  return (
    <Menu
      trigger={
        <Button disabled={pending} icon={<Download {...iconProps} />}>
          EXPORT
          <ChevronDown {...smallIconProps} />
        </Button>
      }
    >
      <ExportItems />
    </Menu>
  )
}

export function ExportItems() {
  const { pending, start } = useExport()
  return (
    <>
      <MenuItem icon={<FileText {...iconProps} />} disabled={pending} onSelect={() => start('pdf')}>
        Export to PDF
      </MenuItem>
      <MenuItem
        icon={<Presentation {...iconProps} />}
        disabled={pending}
        onSelect={() => start('pptx')}
      >
        Export to PowerPoint
      </MenuItem>
    </>
  )
}
