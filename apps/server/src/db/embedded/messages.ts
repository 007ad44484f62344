import { z } from 'zod'

/** Messages of the database process to the server. */
export const childMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), folder: z.string(), port: z.number() }),
  /** Another process has the data folder open. */
  z.object({ kind: z.literal('locked'), pid: z.number().optional() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
  z.object({ kind: z.literal('alive') }),
])
export type ChildMessage = z.infer<typeof childMessage>

/** Messages of the server to the database process. */
export const parentMessage = z.union([
  z.enum(['ping', 'stop']),
  /** The first message: start serving, and accept clients with this secret. */
  z.object({ kind: z.literal('serve'), secret: z.string().min(32) }),
])
export type ParentMessage = z.infer<typeof parentMessage>
