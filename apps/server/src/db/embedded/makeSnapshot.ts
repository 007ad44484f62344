// Creates the files of a database with the newest schema and no rows at build time, so that a first
// start only copies them. Arguments: the target folder, the folder of the migrations.
import { existsSync, renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { makeFiles } from './openFiles.ts'

const [, , folder, migrationsFolder] = process.argv
if (folder === undefined || migrationsFolder === undefined)
  throw new Error('Usage: makeSnapshot <folder> <migrations>')
if (!existsSync(folder)) {
  const staging = `${folder}.new`
  rmSync(staging, { recursive: true, force: true })
  await makeFiles(staging)
  const database = await PGlite.create({ dataDir: staging })
  await migrate(drizzle(database), { migrationsFolder })
  await database.close()
  renameSync(staging, folder)
}
