import { z } from 'zod'

/** Environment variables for backups. */
export const backupVariables = z.object({
  BACKUP_PASSPHRASE: z.string().min(12, { error: 'needs at least 12 characters' }).optional(),
})
