import {
  type ChangeSettingsBody,
  defaultSettings,
  installationSettings,
  type InstallationSettings,
} from '@deckloom/contract'
import { sql } from 'drizzle-orm'
import type { Queries } from './openDatabase.ts'
import { installationSettings as table } from './schema/identity.ts'

/**
 * The installation's settings, with defaults for unset ones. Read each time: every server sees a
 * change at once.
 */
export async function readSettings(queries: Queries): Promise<InstallationSettings> {
  const rows = await queries.select({ key: table.key, value: table.value }).from(table)
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  const parsed = installationSettings.safeParse({ ...defaultSettings, ...stored })
  return parsed.success ? parsed.data : defaultSettings
}

/** Stores settings. `by` is the administrator's account id. */
export async function writeSettings(
  queries: Queries,
  {
    change,
    by,
    now,
  }: {
    readonly change: ChangeSettingsBody
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  const rows = Object.entries(change).map(([key, value]) => ({
    key,
    // JSON null means that there is no limit.
    value: value ?? sql`'null'::jsonb`,
    updatedBy: by,
    updatedAt: now,
  }))
  await queries
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: table.key,
      set: {
        value: sql`excluded.value`,
        updatedBy: sql`excluded.updated_by`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
