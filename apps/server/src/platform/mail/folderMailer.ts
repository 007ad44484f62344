import { mkdirSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './email.ts'
import { messageIdOf } from './messageIdOf.ts'

export interface MailFolder {
  readonly folder: string
  readonly from: string
  readonly now: () => Date
  /** Called with the path of each email. */
  readonly written: (path: string) => void
}

/**
 * Writes each email as an `.eml` file, which any mail client opens: for installations without a
 * mail server.
 */
export function createFolderMailer({ folder, from, now, written }: MailFolder): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined
  return {
    delivery: 'files',
    async send(email, id) {
      opened ??= openTransport()
      const transport = await opened
      const { message } = await transport.sendMail({
        ...email,
        from,
        date: now(),
        messageId: messageIdOf(id, from),
      })
      if (!Buffer.isBuffer(message)) throw new Error('The email was not made in memory')
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const stamp = now().toISOString().replaceAll(':', '-')
      const path = join(folder, `${stamp}-${id.slice(0, 8)}.eml`)
      // Readable by the owner only: emails contain links that open accounts.
      const draft = `${path}.part`
      try {
        await writeFile(draft, message, { mode: 0o600 })
        // Atomic: readers of the folder never see half an email.
        await rename(draft, path)
      } catch (error) {
        // A full disk accepts part of a write.
        await rm(draft, { force: true })
        throw error
      }
      written(path)
    },
  }
}

async function openTransport() {
  // Loaded with the first email: the start is faster and smaller without it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
