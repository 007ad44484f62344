export const currentUserKey = ['/api/auth/user'] as const
