import { z } from 'zod'

/** What the environment says about backups. */
export const backupVariables = z.object({
  BACKUP_PASSPHRASE: z.string().min(12, { error: 'needs at least 12 characters' }).optional(),
})
