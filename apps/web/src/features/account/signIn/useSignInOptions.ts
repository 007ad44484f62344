import { useQuery } from '@tanstack/react-query'
import { signInApi } from '../../../shared/identity/signInApi.ts'

/** How people sign in and register on this installation; undefined until that is known. */
export function useSignInOptions() {
  const { data } = useQuery({
    queryKey: ['/api/auth/options'],
    queryFn: () => signInApi.options(),
    staleTime: Infinity,
  })
  return data
}
