import { useQuery } from '@tanstack/react-query'
import { signInApi } from '../../../shared/identity/signInApi.ts'

/** Returns how users sign in and register on this installation; undefined until known. */
export function useSignInOptions() {
  const { data } = useQuery({
    queryKey: ['/api/auth/options'],
    queryFn: () => signInApi.options(),
    staleTime: Infinity,
  })
  return data
}
