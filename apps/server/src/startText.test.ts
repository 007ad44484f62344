import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config/config.ts'
import { users } from './db/schema/accounts.ts'
import { countVerified } from './features/accounts/repositories/accountsRepository.ts'
import { startText } from './startText.ts'
import { type OpenedDatabase, testDrivers } from './testing/testDrivers.ts'

/** The line about administrators. */
function administrators(adminEmails: string, verifiedAdmins: number): string | undefined {
  const read = readConfig({ ADMIN_EMAILS: adminEmails })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const started = { port: 3000, database: 'embedded', claim: undefined, verifiedAdmins } as const
  return /^ {2}administrators +(.*)$/m.exec(startText(read.config, started))?.[1]
}

test('the start says how many of ADMIN_EMAILS are verified', () => {
  expect(administrators('ada@example.com,bea@example.com', 1)).toBe('ADMIN_EMAILS: 1 of 2 verified')
  expect(administrators('', 0)).toBe('none by address (ADMIN_EMAILS)')
})

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`addresses of administrators on ${driver.name}`, () => {
    let opened: OpenedDatabase
    beforeEach(async () => {
      opened = await driver.open()
    })
    afterEach(() => opened.remove())

    test('an address counts once an account has verified it', async () => {
      const { queries } = opened.database
      const emails = new Set(['ada@example.com', 'bea@example.com', 'cleo@example.com'])
      expect(await countVerified(queries, emails)).toBe(0)
      const emailVerifiedAt = new Date()
      await queries.insert(users).values([
        { id: 'ada', email: 'ada@example.com', emailVerifiedAt },
        { id: 'bea', email: 'bea@example.com' },
        { id: 'dora', email: 'dora@example.com', emailVerifiedAt },
      ])
      expect(await countVerified(queries, emails)).toBe(1)
    })
  })
}
