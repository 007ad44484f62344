import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDataDir } from './openDataDir.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckloom-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('a new folder is readable by its owner only, and so is one that was open before', () => {
  const made = join(folder, 'data')
  openDataDir(made)
  expect(modeOf(made)).toBe(0o700)

  chmodSync(made, 0o755)
  openDataDir(made)
  expect(modeOf(made)).toBe(0o700)
})

test('a folder below a file is refused with a sentence', () => {
  expect(() => openDataDir(join('/dev/null', 'data'))).toThrow(
    /lies below something that is a file/,
  )
})
