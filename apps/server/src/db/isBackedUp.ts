import { isBackupNoted } from './backupNotes.ts'
import { isCopied } from './embedded/copyServer.ts'
import type { Database } from './openDatabase.ts'

/**
 * Whether a backup is under way, by whichever server or command. What it has seen of rows, it still reads of files.
 * `dataDir` is where the embedded database is.
 */
export async function isBackedUp(
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  dataDir: string,
): Promise<boolean> {
  return kind === 'embedded' ? isCopied(dataDir) : isBackupNoted(queries)
}
