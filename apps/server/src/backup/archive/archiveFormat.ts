import { z } from 'zod'

// An archive contains, in this order: the manifest; the rows of each table in chunks of
// PostgreSQL's COPY text format, compressed; the pictures; the secrets; the checksum of each of
// these; the seal, which is the checksum of the checksums.

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
  /** In the order of the rows' values. */
  columns: z.array(z.string()),
})
export type BackupTable = z.infer<typeof tableSchema>

const sequenceSchema = z.object({
  name: z.string(),
  /** The last generated number. */
  last: z.number().int(),
})
export type BackupSequence = z.infer<typeof sequenceSchema>

/** How secrets are encrypted: with keys derived from a passphrase by scrypt. */
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
  /** ISO 8601: time of the snapshot. */
  createdAt: z.iso.datetime(),
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), version: z.string() }),
  schema: z.object({
    /**
     * The creation time of the newest migration in milliseconds, by which the database identifies
     * it.
     */
    migration: z.number().int(),
    migrations: z.number().int(),
  }),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Null if the secrets are not encrypted. */
  lock: lockSchema.nullable(),
})
export type Manifest = z.infer<typeof manifestSchema>

const sumSchema = z.object({
  name: z.string(),
  /** Size in the archive. */
  bytes: z.number().int(),
  sha256: z.string(),
  /** For chunks of a table. */
  rows: z.number().int().optional(),
})
export type MemberSum = z.infer<typeof sumSchema>

export const sumsSchema = z.object({
  members: z.array(sumSchema),
  /** Pictures that a row references but the store did not have. */
  missingFiles: z.array(z.string()),
})
export type Sums = z.infer<typeof sumsSchema>

export const sealSchema = z.strictObject({
  /** Of the checksums and of what follows. */
  sha256: z.string(),
  /** HMAC-SHA256 of the checksums with the passphrase's key; null without a passphrase. */
  mac: z.string().nullable(),
})
export type Seal = z.infer<typeof sealSchema>
