import { Button, Checkbox } from '@deckloom/ui'
import { Copy, Download } from 'lucide-react'
import { copyText } from './AppSetupSteps.tsx'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly saved: boolean
  readonly onSaved: (saved: boolean) => void
}

/** The codes, shown once: to copy or download, with a checkbox that confirms they were saved. */
export function RecoveryCodes({ codes, saved, onSaved }: RecoveryCodesProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-muted">
        Each code signs you in once if you lose your phone or passkey. Keep them somewhere safe,
        such as your password manager. They won’t be shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-control bg-surface-sunken p-4 font-mono text-ui min-[28rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void copyText(codes.join('\n'), 'Recovery codes copied')}
        >
          Copy
        </Button>
        <Button
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => download(codes)}
        >
          Download
        </Button>
      </div>
      <Checkbox
        label="I saved them"
        checked={saved}
        onChange={(event) => onSaved(event.target.checked)}
      />
    </div>
  )
}

function download(codes: readonly string[]): void {
  const words = `Recovery codes for Deckloom at ${location.origin}\nEach code works once.\n\n${codes.join('\n')}\n`
  const address = URL.createObjectURL(new Blob([words], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'deckloom-recovery-codes.txt'
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
