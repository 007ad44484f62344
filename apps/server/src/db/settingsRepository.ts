import {
  type ChangeSettingsBody,
  defaultSettings,
  installationSettings,
  type InstallationSettings,
} from '@deckloom/contract'
import { sql } from 'drizzle-orm'
import type { Queries } from './openDatabase.ts'
import { installationSettings as table } from './schema/identity.ts'

/** The switches of the installation; what nobody has set has its default. Read anew each time: every server sees a change at once. */
export async function readSettings(queries: Queries): Promise<InstallationSettings> {
  const rows = await queries.select({ key: table.key, value: table.value }).from(table)
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  const parsed = installationSettings.safeParse({ ...defaultSettings, ...stored })
  return parsed.success ? parsed.data : defaultSettings
}

/** Sets switches. `by` is the id of the administrator who does. */
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
    // JSON has a null of its own, which says that there is no limit.
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
