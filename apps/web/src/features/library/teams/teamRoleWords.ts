export const teamRoleWords = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const
