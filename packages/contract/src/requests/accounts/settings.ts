import * as z from 'zod'

const quota = (most: number) =>
  z
    .int({ error: 'Enter a whole number' })
    .min(1, { error: 'Enter at least 1' })
    .max(most, { error: `Enter at most ${most.toLocaleString('en')}` })
    .nullable()

/** Quotas per account if there are no plans; null is unlimited. */
const quotas = {
  /** Presentations outside the trash. */
  decksPerAccount: quota(1_000_000),
  /** Presentations generated per UTC day. */
  generationsPerDay: quota(100_000),
  /** Pictures and logos, in units of 1,048,576 bytes. */
  storageMegabytesPerAccount: quota(100_000_000),
}

/** Settings that administrators make for the whole installation. */
export const installationSettings = z.strictObject({
  /** Whether every account needs a passkey or an authenticator app to sign in. */
  requireSecondFactor: z.boolean(),
  /** Whether decks may be shown to people without an account. */
  publicLinks: z.boolean(),
  /** Whether decks and teams may be shared with addresses outside the company's domains. */
  outsideInvitations: z.boolean(),
  ...quotas,
})

/** Changes one setting at a time. */
export const changeSettingsBody = installationSettings
  .partial()
  .refine((change) => Object.keys(change).length === 1, { error: 'Change one setting at a time' })

export type InstallationSettings = z.infer<typeof installationSettings>
export type InstallationQuotas = Pick<InstallationSettings, keyof typeof quotas>
/** The boolean settings. */
export type InstallationSwitches = Omit<InstallationSettings, keyof typeof quotas>

/** Quotas well above what a user needs, which still keep one account from filling the disk. */
export const defaultSettings: InstallationSettings = {
  requireSecondFactor: false,
  publicLinks: true,
  outsideInvitations: true,
  decksPerAccount: 5_000,
  generationsPerDay: 100,
  storageMegabytesPerAccount: 10_240,
}

export type ChangeSettingsBody = z.infer<typeof changeSettingsBody>
