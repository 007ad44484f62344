import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createFolderMailer } from './folderMailer.ts'
import { composeEmail } from './composeEmail.ts'
import { createSmtpMailer } from './smtpMailer.ts'

const from = 'Deckloom <deckloom@example.com>'
const email = composeEmail({
  to: 'ada@example.com',
  subject: 'Choose a\r\nBcc: everyone@example.com',
  greeting: 'Hello <script>alert(1)</script> Zoë,',
  paragraphs: ['somebody asked for a new password.'],
  action: { label: 'Choose', href: 'https://decks.example.com/reset-password?token=a&b="c' },
  remarks: ['If it was not you, there is nothing to do.'],
})

const id = 'f0b7c1de-0000-4000-8000-000000000001'

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

/** An SMTP server that stores what it receives. */
async function smtpServer(refuse?: string) {
  const received: { to: string[]; from: string; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse !== undefined) return done(new Error(refuse))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom === false ? '' : mailFrom.address,
          source: Buffer.concat(chunks).toString(),
        })
        return done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  undo.push(() => server.close())
  return { received, url: `smtp://127.0.0.1:${port}` }
}

test('sends text and HTML through a mail server, to the one address', async () => {
  const { received, url } = await smtpServer()

  await createSmtpMailer({ url, from }).send(email, id)

  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: ['ada@example.com'], from: 'deckloom@example.com' })
  const source = received[0]?.source ?? ''
  expect(source).toContain('text/plain')
  expect(source).toContain('text/html')
  expect(source).not.toMatch(/^Bcc:/m)
})

test.each([from, 'deckloom@example.com'])(
  'an email that is sent again has the same Message-ID, so that mailboxes drop the repeat (%s)',
  async (sender) => {
    const { received, url } = await smtpServer()
    await createSmtpMailer({ url, from: sender }).send(email, id)
    await createSmtpMailer({ url, from: sender }).send(email, id)
    const names = received.map(({ source }) => /^Message-ID: (.*)\r$/m.exec(source)?.[1])
    expect(names).toEqual([`<${id}@example.com>`, `<${id}@example.com>`])
  },
)

test('says what the mail server said when it refuses', async () => {
  const { url } = await smtpServer('the box is full')

  await expect(createSmtpMailer({ url, from }).send(email, id)).rejects.toThrow('the box is full')
})

test('fails when no mail server answers', async () => {
  await expect(
    createSmtpMailer({ url: 'smtp://127.0.0.1:1', from }).send(email, id),
  ).rejects.toThrow(/ECONNREFUSED/)
})

test('writes emails as files that only their owner may read, and says where', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'deckloom-mail-')), 'mail')
  undo.push(() => rmSync(folder, { recursive: true }))
  const written: string[] = []
  const now = () => new Date('2026-05-01T12:00:00Z')
  const mailer = createFolderMailer({ folder, from, now, written: (path) => written.push(path) })

  await mailer.send(email, id)

  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual(written)
  const [path = ''] = written
  expect(path).toMatch(/2026-05-01T12-00-00\.000Z-[0-9a-f]{8}\.eml$/)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const source = readFileSync(path, 'utf8')
  expect(source).toMatch(/^To: ada@example\.com\r$/m)
  expect(source).toContain(`Message-ID: <${id}@example.com>`)
  expect(source).toMatch(/^Subject: Choose a Bcc: everyone@example\.com\r$/m)
})

test('escapes what people wrote in the HTML, and leaves it as it is in the text', () => {
  expect(email.html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt; Zoë,')
  expect(email.html).toContain(
    'href="https://decks.example.com/reset-password?token=a&amp;b=&quot;c"',
  )
  expect(email.html).not.toContain('<script>')
  expect(email.text).toContain('Hello <script>alert(1)</script> Zoë,')
})
