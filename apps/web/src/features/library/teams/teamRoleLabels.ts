export const teamRoleLabels = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const
