import * as z from 'zod'

const quota = (most: number) =>
  z
    .int({ error: 'Enter a whole number' })
    .min(1, { error: 'Enter at least 1' })
    .max(most, { error: `Enter at most ${most.toLocaleString('en')}` })
    .nullable()

/** How much every account may have where there are no plans; null is no limit. */
const quotas = {
  /** Presentations outside of the trash. */
  decksPerAccount: quota(1_000_000),
  /** Presentations that are generated in a day of UTC. */
  generationsPerDay: quota(100_000),
  /** Pictures and logos, in megabytes of 1,048,576 bytes. */
  storageMegabytesPerAccount: quota(100_000_000),
}

/** What administrators set for everybody on this installation. */
export const installationSettings = z.strictObject({
  /** Everyone needs a passkey or an authenticator app to sign in. */
  requireSecondFactor: z.boolean(),
  /** Decks may be shown to people without an account. */
  publicLinks: z.boolean(),
  /** Decks and teams may be shared with addresses outside of the company's domains. */
  outsideInvitations: z.boolean(),
  ...quotas,
})

/** One setting at a time. */
export const changeSettingsBody = installationSettings
  .partial()
  .refine((change) => Object.keys(change).length === 1, { error: 'Change one setting at a time' })

export type InstallationSettings = z.infer<typeof installationSettings>
export type InstallationQuotas = Pick<InstallationSettings, keyof typeof quotas>
/** What is on or off. */
export type InstallationSwitches = Omit<InstallationSettings, keyof typeof quotas>

/** The quotas are far over what a person needs, and keep one account from filling the disk. */
export const defaultSettings: InstallationSettings = {
  requireSecondFactor: false,
  publicLinks: true,
  outsideInvitations: true,
  decksPerAccount: 5_000,
  generationsPerDay: 100,
  storageMegabytesPerAccount: 10_240,
}

export type ChangeSettingsBody = z.infer<typeof changeSettingsBody>
