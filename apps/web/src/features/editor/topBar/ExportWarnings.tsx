import { Button, Dialog } from '@deckloom/ui'
import { forgetWarnings, useExportState } from '../session/runningExport.ts'

/** Lists what the exported file lacks; nothing if it is complete. */
export function ExportWarnings() {
  const { warnings } = useExportState()
  return (
    <Dialog
      open={warnings.length > 0}
      onOpenChange={(open) => !open && forgetWarnings()}
      title="Exported, but some content was left out"
      description="The file is complete except for:"
      footer={
        <Button variant="primary" onClick={forgetWarnings}>
          OK
        </Button>
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 text-body">
        {warnings.map((warning, index) => (
          // The same sentence may apply to two pictures.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="wrap-anywhere">
            {warning}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
