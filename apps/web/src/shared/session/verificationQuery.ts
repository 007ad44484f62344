import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export const verificationKey = ['/api/user/verification'] as const

/** How far the account's address is proven, and where the email about it went. */
export const verificationQuery = queryOptions({
  queryKey: verificationKey,
  queryFn: () => api.emailVerification(),
})
