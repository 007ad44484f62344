import { join } from 'node:path'
import { createFolderMailer } from './folderMailer.ts'
import type { Mailer } from './email.ts'
import { createSmtpMailer } from './smtpMailer.ts'

export interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly dataDir: string
}

/** The configured mail server, else files under the data directory. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: MailSettings,
  { now, inform }: { readonly now: () => Date; readonly inform: (message: string) => void },
): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from: mailFrom })
  return createFolderMailer({
    folder: join(dataDir, 'mail'),
    from: mailFrom,
    now,
    written: (path) => inform(`An email was written to ${path}`),
  })
}
