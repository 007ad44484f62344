import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

// Test files share the modules of their worker. A file that replaces modules, or says "Isolated:" and why, begins
// with modules that nobody has loaded, and leaves none to the files after it.
const needsOwnModules = /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ Isolated: /m

const { testPath = '' } = expect.getState()
if (needsOwnModules.test(readFileSync(testPath, 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}

// Nor are globals left that a file replaced: modules read some of them when they are loaded, for whichever file that is.
afterAll(() => void vi.unstubAllGlobals())
