import { ApiError, type ShareExportBody } from '@deckloom/contract'
import { Button, Menu, MenuItem, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, FileText, Presentation } from 'lucide-react'
import { useState } from 'react'
import { IncludeComments } from '../../shared/comments/IncludeComments.tsx'

export type DownloadFormat = ShareExportBody['format']

export interface DownloadWish {
  readonly format: DownloadFormat
  readonly includeComments?: boolean
}

export interface DownloadMenuProps {
  /** Makes the file and has the browser save it. */
  readonly download: (wish: DownloadWish) => Promise<void>
  /** The deck whose comments the file may have; absent for those who see none. */
  readonly discussed?: number
}

/** Downloads the deck as PDF or PowerPoint. */
export function DownloadMenu({ download, discussed }: DownloadMenuProps) {
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
      <DownloadItems onDownload={run.mutate} {...(discussed !== undefined && { discussed })} />
    </Menu>
  )
}

interface DownloadItemsProps extends Pick<DownloadMenuProps, 'discussed'> {
  readonly onDownload: (wish: DownloadWish) => void
}

/** Rows of the open menu: what was included before is asked anew. */
function DownloadItems({ onDownload, discussed }: DownloadItemsProps) {
  const [includeComments, setIncludeComments] = useState(false)
  return (
    <>
      <MenuItem icon={<FileText {...iconProps} />} onSelect={() => onDownload({ format: 'pdf' })}>
        Download as PDF
      </MenuItem>
      <MenuItem
        icon={<Presentation {...iconProps} />}
        onSelect={() => onDownload({ format: 'pptx', includeComments })}
      >
        Download as PowerPoint
      </MenuItem>
      {discussed !== undefined && (
        <IncludeComments
          deckId={discussed}
          isChecked={includeComments}
          onChange={setIncludeComments}
        />
      )}
    </>
  )
}

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
