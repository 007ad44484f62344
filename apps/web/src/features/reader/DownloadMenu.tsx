import { ApiError, type ShareExportBody } from '@deckloom/contract'
import { Button, Menu, MenuItem, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText, Presentation } from 'lucide-react'

export type DownloadFormat = ShareExportBody['format']

export interface DownloadMenuProps {
  /** Makes the file and has the browser save it. */
  readonly download: (format: DownloadFormat) => Promise<void>
}

/** Downloads the deck as PDF or PowerPoint. */
export function DownloadMenu({ download }: DownloadMenuProps) {
  const run = useMutation({
    mutationFn: download,
    onError: (error) =>
      toast({
        title: 'Download failed',
        description: error instanceof ApiError ? error.sentence : 'Please try again.',
        variant: 'destructive',
      }),
  })
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          iconOnly
          aria-label={run.isPending ? 'Preparing the download' : 'Download'}
          title="Download"
          working={run.isPending}
          icon={<Download {...iconProps} />}
        />
      }
    >
      <MenuItem icon={<FileText {...iconProps} />} onSelect={() => run.mutate('pdf')}>
        Download as PDF
      </MenuItem>
      <MenuItem icon={<Presentation {...iconProps} />} onSelect={() => run.mutate('pptx')}>
        Download as PowerPoint
      </MenuItem>
    </Menu>
  )
}

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
