import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type * as FileSystem from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFolderMailer } from './folderMailer.ts'
import { composeEmail } from './composeEmail.ts'

/** The step that fails because the disk is full. */
const full: { step: string } = { step: '' }

function fail(step: string): void {
  if (full.step === step)
    throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
}

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof FileSystem>()
  return {
    ...real,
    writeFile: async (path: string, data: Buffer) => {
      await real.writeFile(path, full.step === 'write' ? data.subarray(0, 20) : data)
      fail('write')
    },
    rename: async (from: string, to: string) => {
      fail('rename')
      await real.rename(from, to)
    },
  }
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckloom-mail-full-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['write', 'rename'])(
  'a disk that is full at the step "%s" takes no part of an email; with room it is written whole',
  async (step) => {
    const now = () => new Date('2026-05-01T12:00:00Z')
    const from = 'deckloom@example.com'
    const mailer = createFolderMailer({ folder, from, now, written: () => undefined })
    const email = composeEmail({
      to: 'ada@example.com',
      subject: 'Looms',
      greeting: 'Hello,',
      paragraphs: ['They weave.'],
      remarks: [],
    })

    full.step = step
    await expect(mailer.send(email, 'one')).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder)).toEqual([])

    full.step = ''
    await mailer.send(email, 'one')
    expect(readdirSync(folder)).toHaveLength(1)
  },
)
