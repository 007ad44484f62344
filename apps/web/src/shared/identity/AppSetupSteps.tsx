import type { AppSetup } from '@deckloom/contract'
import { Button, Skeleton, toast } from '@deckloom/ui'
import { Copy } from 'lucide-react'
import { CodeField } from './CodeField.tsx'
import { QrCode } from './QrCode.tsx'

export interface AppSetupStepsProps {
  /** Undefined while it is being created. */
  readonly setup: AppSetup | undefined
  readonly code: string
  readonly onCode: (code: string) => void
  readonly error: string | undefined
}

/** A QR code to scan, the same secret to type in, and the field for the first code. */
export function AppSetupSteps({ setup, code, onCode, error }: AppSetupStepsProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-5">
        {setup ? (
          <QrCode text={setup.uri} label="QR code for your authenticator app" />
        ) : (
          <Skeleton className="size-44" />
        )}
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-3 text-ui text-ink-muted">
          <p>Scan the code with an authenticator app or your password manager.</p>
          <p>Can’t scan it? Enter this key in the app:</p>
          {setup ? (
            <div className="flex items-start gap-2">
              <code className="min-w-0 flex-1 rounded-control bg-surface-sunken px-2.5 py-2 font-mono text-small text-ink">
                {inGroups(setup.secret)}
              </code>
              <Button
                size="small"
                icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => void copyText(setup.secret, 'Key copied')}
              >
                Copy
              </Button>
            </div>
          ) : (
            <Skeleton className="h-10 w-full" />
          )}
        </div>
      </div>
      <CodeField
        value={code}
        onChange={onCode}
        error={error}
        hint="The app shows a new code every 30 seconds."
      />
    </div>
  )
}

function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Copies a text and shows a toast with the outcome. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: done })
  } catch {
    toast({
      title: 'Copying is blocked here',
      description: 'Select the text and copy it by hand.',
      variant: 'notice',
    })
  }
}
