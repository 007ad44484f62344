/** The answer to an invitation, whether or not an account has the address. */
export const invitationSent = { message: 'The invitation is on its way.' } as const
