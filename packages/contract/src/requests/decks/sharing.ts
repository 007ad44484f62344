import { workspaceLimits } from '@deckloom/deck'
import * as z from 'zod/mini'
import { emailSchema } from '../accounts/accounts.ts'
import { sharedRoles } from '../../workspaceTypes.ts'
import { presentationParams } from './presentations.ts'

/** Older links with shorter passwords keep working. */
export const sharePasswordLength = { min: 8, max: 128 } as const
export const sharePasswordMessage = `Use ${sharePasswordLength.min} to ${sharePasswordLength.max} characters`

const password = z
  .string()
  .check(
    z.minLength(sharePasswordLength.min, { error: sharePasswordMessage }),
    z.maxLength(sharePasswordLength.max, { error: sharePasswordMessage }),
  )

const options = {
  /** What signed-in visitors may do; more than viewing is the owner's to give. */
  role: z.optional(z.enum(sharedRoles)),
  /** What those who share the deck call the link. */
  label: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.minLength(1),
        z.maxLength(workspaceLimits.nameLength),
        // oxlint-disable-next-line no-control-regex -- databases store no NUL, and names have one line
        z.regex(/^[^\u0000-\u001F\u007F]*$/),
      ),
    ),
  ),
  /** When the link ends; null for a link that works until it is revoked. */
  expiresAt: z.optional(z.nullable(z.iso.datetime())),
  allowsDownload: z.optional(z.boolean()),
  /** Only the owner may show notes, unless viewers see them anyway. By default links show what viewers see. */
  showsNotes: z.optional(z.boolean()),
  asksEmail: z.optional(z.boolean()),
  /** Not together with a password, which browsers do not keep in frames of other websites. */
  embeds: z.optional(z.boolean()),
}

export const createShareLinkBody = z.strictObject({
  ...options,
  /** Days until the link ends, instead of a date. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  /** Required before the deck is shown. */
  password: z.optional(password),
})

/** What is left out stays as it is. */
export const changeShareLinkBody = z.strictObject({
  ...options,
  /** Null removes it. */
  password: z.optional(z.nullable(password)),
})

export const shareLinkParams = presentationParams.extend({ linkId: presentationParams.shape.id })

export const unlockShareBody = z.strictObject({
  password: z.string().check(z.minLength(1), z.maxLength(128)),
})

/** A random name that a browser makes for itself, a different one for each link. */
export const readerName = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** The address of a visitor who was asked for one, and the name that the browser made for this link. */
export const shareGuestBody = z.strictObject({
  email: emailSchema,
  visitor: z.optional(readerName),
})

export const shareExportBody = z.strictObject({
  format: z.enum(['pdf', 'pptx']),
  /** As for exports; forbidden here, since links show no comments. */
  includeComments: z.optional(z.boolean()),
})

export type CreateShareLinkBody = z.infer<typeof createShareLinkBody>
export type ChangeShareLinkBody = z.infer<typeof changeShareLinkBody>
export type ShareExportBody = z.infer<typeof shareExportBody>
