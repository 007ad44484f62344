import { createAnalyticsClient } from '@deckloom/contract'
import { fetchHere } from '../../shared/place.ts'

export const analyticsApi = createAnalyticsClient(fetchHere)
