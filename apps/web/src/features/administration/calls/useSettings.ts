import { useQuery } from '@tanstack/react-query'
import { administrationApi, administrationKey } from './administrationApi.ts'

/** The settings of the installation, loaded again each time they are shown. */
export function useSettings() {
  return useQuery({
    queryKey: [administrationKey, 'settings'],
    queryFn: () => administrationApi.settings(),
    staleTime: 0,
  })
}
