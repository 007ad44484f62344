import type { SupportMessageItem } from '@deckloom/contract'
import type { Queries } from '../../db/openDatabase.ts'
import { listSupportMessages } from './supportRepository.ts'

/** What people wrote to the support desk, the newest first; before the row `before`, if it is given. */
export async function readSupportMessages(
  { queries }: { readonly queries: Queries },
  before: number | undefined,
): Promise<readonly SupportMessageItem[]> {
  const rows = await listSupportMessages(queries, before)
  return rows.map((row) => ({
    ...row,
    email: maskEmail(row.email),
    createdAt: row.createdAt.toISOString(),
  }))
}

/** i***@example.org: the email about the message has the address, a list need not. */
function maskEmail(email: string): string {
  const [name = '', ...domain] = email.split('@')
  return `${name.slice(0, 1)}***@${domain.join('@')}`
}
