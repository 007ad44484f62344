import { createAnalyticsClient } from '@deckloom/contract'

export const analyticsApi = createAnalyticsClient((path, init) => fetch(path, init))
