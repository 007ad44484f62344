/** What whoever invites is answered, whether or not an account has the address. */
export const invitationSent = { message: 'The invitation is on its way.' } as const
