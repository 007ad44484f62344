import * as z from 'zod'

/** What administrators switch for everybody on this installation. */
export const installationSettings = z.strictObject({
  /** Nobody gets past signing in without a passkey or an authenticator app. */
  requireSecondFactor: z.boolean(),
  /** Decks may be shown to people without an account. */
  publicLinks: z.boolean(),
  /** Decks and teams may be shared with addresses outside of the company's domains. */
  outsideInvitations: z.boolean(),
})

/** One switch at a time. */
export const changeSettingsBody = installationSettings
  .partial()
  .refine((change) => Object.keys(change).length === 1, { error: 'Change one setting at a time' })

export type InstallationSettings = z.infer<typeof installationSettings>

export const defaultSettings: InstallationSettings = {
  requireSecondFactor: false,
  publicLinks: true,
  outsideInvitations: true,
}

/** The switches, and whom one of them would meet. */
export interface AdministeredSettings {
  readonly settings: InstallationSettings
  /** Accounts that may sign in and have neither passkey nor authenticator app. */
  readonly withoutSecondFactor: number
}

export type ChangeSettingsBody = z.infer<typeof changeSettingsBody>
