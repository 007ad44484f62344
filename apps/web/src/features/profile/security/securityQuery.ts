import { queryOptions } from '@tanstack/react-query'
import { securityApi } from '../../../shared/identity/securityApi.ts'

/** What protects the account. */
export const securityQuery = queryOptions({
  queryKey: ['/api/user/security'],
  queryFn: () => securityApi.overview(),
})
