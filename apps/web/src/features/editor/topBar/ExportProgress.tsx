import { IconButton } from '@deckloom/ui'
import { X } from 'lucide-react'
import { smallIconProps } from '../controls/iconProps.ts'
import { useExportState } from '../session/runningExport.ts'

/** Progress of an export, with a cancel button; nothing while none is running. */
export function ExportProgress() {
  const { running } = useExportState()
  if (!running) return null
  const { slide, of, cancel } = running
  return (
    <div className="flex shrink-0 items-center gap-2 text-small text-ink-muted">
      <span className="hidden whitespace-nowrap tabular-nums sm:inline">
        {of === 0 ? 'Exporting' : `Slide ${slide} of ${of}`}
      </span>
      <progress
        aria-label="Export"
        max={of || 1}
        value={of === 0 ? undefined : slide}
        className="h-1 w-16 appearance-none overflow-hidden rounded-full bg-surface-hover [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-hover [&::-webkit-progress-value]:bg-primary"
      />
      <IconButton label="Cancel export" icon={<X {...smallIconProps} />} onClick={cancel} />
    </div>
  )
}
