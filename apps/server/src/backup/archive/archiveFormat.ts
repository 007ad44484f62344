import { z } from 'zod'

// An archive holds, in this order: the manifest; the rows of each table as pieces of PostgreSQL's COPY text format,
// compressed; the pictures; the secrets; the sum of each of these; the seal, which is the sum of the sums.

export const formatVersion = 1

export const memberNames = {
  manifest: 'manifest.json',
  secrets: 'secrets.json',
  sums: 'checksums.json',
  seal: 'seal.json',
  files: 'files/',
  tables: 'tables/',
} as const

const tableSchema = z.object({
  name: z.string(),
  /** In the order in which the rows have them. */
  columns: z.array(z.string()),
})
export type BackupTable = z.infer<typeof tableSchema>

const sequenceSchema = z.object({
  name: z.string(),
  /** The number that was given out last. */
  last: z.number().int(),
})
export type BackupSequence = z.infer<typeof sequenceSchema>

/** How secrets were made unreadable: with keys derived from a passphrase by scrypt. */
const lockSchema = z.object({
  salt: z.string(),
  cost: z.number().int().min(2).max(1_048_576),
  blockSize: z.number().int().min(1).max(32),
  parallel: z.number().int().min(1).max(16),
})
export type Lock = z.infer<typeof lockSchema>

export const manifestSchema = z.object({
  format: z.literal('deckloom-backup'),
  formatVersion: z.number().int(),
  /** Of the Deckloom that wrote it. */
  productVersion: z.string(),
  /** ISO 8601: when the database stood still for it. */
  createdAt: z.iso.datetime(),
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), version: z.string() }),
  schema: z.object({
    /** When the newest migration was made, in milliseconds: how the database itself names it. */
    migration: z.number().int(),
    migrations: z.number().int(),
  }),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Null: the secrets can be read by whoever has the archive. */
  lock: lockSchema.nullable(),
})
export type Manifest = z.infer<typeof manifestSchema>

const sumSchema = z.object({
  name: z.string(),
  /** Size in the archive. */
  bytes: z.number().int(),
  sha256: z.string(),
  /** Of a piece of a table. */
  rows: z.number().int().optional(),
})
export type MemberSum = z.infer<typeof sumSchema>

export const sumsSchema = z.object({
  members: z.array(sumSchema),
  /** Pictures that a row names and the store did not have. */
  missingFiles: z.array(z.string()),
})
export type Sums = z.infer<typeof sumsSchema>

export const sealSchema = z.strictObject({
  /** Of the sums and of what follows. */
  sha256: z.string(),
  /** HMAC-SHA256 of the sums by the passphrase's key; null without a passphrase. */
  mac: z.string().nullable(),
})
export type Seal = z.infer<typeof sealSchema>
