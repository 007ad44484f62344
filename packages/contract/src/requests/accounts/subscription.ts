import * as z from 'zod/mini'
import { tiers } from '../../plans.ts'

export const selectPlanBody = z.strictObject({
  tier: z.enum(tiers, { error: 'Please choose one of the plans' }),
})

export type SelectPlanBody = z.infer<typeof selectPlanBody>
