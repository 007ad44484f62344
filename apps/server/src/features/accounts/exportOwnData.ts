import type { Queries } from '../../db/openDatabase.ts'
import type { Account } from '../../http/sessions.ts'
import type { FileStore } from '../../platform/fileStore.ts'
import { zipStream, type ZipEntry } from '../../platform/zipStream.ts'
import { presentAccount } from './presentAccount.ts'
import { ownDeckIds, ownFiles, readDeckWithHistory, readOwnRows } from './ownDataRepository.ts'
import { listSessions } from './ownSessions.ts'

export interface OwnDataPorts {
  readonly queries: Queries
  readonly now: () => Date
  readonly uploads: FileStore
}

/** Everything that is kept about an account, as a ZIP of JSON and of the files that were uploaded. */
export function exportOwnData(ports: OwnDataPorts, account: Account): AsyncGenerator<Uint8Array> {
  return zipStream(entries(ports, account))
}

async function* entries(ports: OwnDataPorts, account: Account): AsyncGenerator<ZipEntry> {
  const { queries, uploads } = ports
  yield json('user.json', presentAccount(account))
  yield json('sessions.json', await listSessions(ports, { account, current: undefined }))
  for (const [name, rows] of Object.entries(await readOwnRows(queries, account))) {
    yield json(`${name}.json`, rows)
  }
  for (const id of await ownDeckIds(queries, account.id)) {
    yield json(`presentations/${id}.json`, await readDeckWithHistory(queries, id))
  }
  for (const { id, mime } of (await ownFiles(queries, account.id)).uploads) {
    const bytes = await uploads.read(id)
    if (bytes) yield { name: `files/${id}.${mime.split('/')[1] ?? 'bin'}`, bytes }
  }
}

function json(name: string, value: unknown): ZipEntry {
  return { name, bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)) }
}
