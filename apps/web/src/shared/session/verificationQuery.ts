import { queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'

export const verificationKey = ['/api/user/verification'] as const

/** Whether the account's email is verified, and where the verification email went. */
export const verificationQuery = queryOptions({
  queryKey: verificationKey,
  queryFn: () => api.emailVerification(),
})
