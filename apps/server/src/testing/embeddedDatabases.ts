import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type EmbeddedDatabase, superviseDatabase } from '../db/embedded/superviseDatabase.ts'
import { locateBundle } from './locateBundle.ts'

declare global {
  // On the global object: modules are reset between some test files, processes are not.
  var idleEmbeddedDatabases: EmbeddedFolder[] | undefined
}

/** An embedded database without rows, and its data folder. */
export interface EmbeddedFolder {
  readonly embedded: EmbeddedDatabase
  readonly dataDir: string
  /** What is in a folder that nobody has used yet. */
  readonly files: ReadonlySet<string>
}

/** A database that no test of this worker uses at the moment, or a new one: to start one takes seconds of CPU. */
export async function takeEmbedded(): Promise<EmbeddedFolder> {
  const taken = listIdle().pop()
  if (!taken) return startEmbedded()
  await empty(taken)
  return taken
}

/** Leaves a database to the next test. Its connections are closed. */
export function giveBackEmbedded(folder: EmbeddedFolder): void {
  listIdle().push(folder)
}

function listIdle(): EmbeddedFolder[] {
  globalThis.idleEmbeddedDatabases ??= []
  return globalThis.idleEmbeddedDatabases
}

// Its process ends with this one, and the run deletes the folder.
async function startEmbedded(): Promise<EmbeddedFolder> {
  const dataDir = mkdtempSync(join(inject('embeddedDatabases'), 'data-'))
  const { script, snapshot } = locateBundle()
  const embedded = await superviseDatabase({
    script,
    snapshot,
    dataDir,
    warn: () => undefined,
  })
  return { embedded, dataDir, files: new Set(readdirSync(dataDir)) }
}

async function empty({ embedded, dataDir, files }: EmbeddedFolder): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (!files.has(name)) rmSync(join(dataDir, name), { recursive: true })
  }
  const client = new Client(embedded.address)
  await client.connect()
  await client.query(deleteAllRows)
  await client.end()
}

// Triggers guard some tables against this.
const deleteAllRows = `
  begin;
  set local session_replication_role = replica;
  do $$ declare named text; begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into named
      from pg_tables where schemaname = 'public';
    execute 'truncate ' || named || ' restart identity cascade';
    for named in select format('%I.%I', schemaname, sequencename) from pg_sequences
      where schemaname = 'public' loop
      execute 'alter sequence ' || named || ' restart';
    end loop;
  end $$;
  commit`
