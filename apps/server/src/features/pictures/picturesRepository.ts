import type { Queries } from '../../db/openDatabase.ts'
import { tokenUsage } from '../../db/schema/activity.ts'

/** Records a generated picture; image models charge per picture, not per token. */
export async function insertPictureUse(
  queries: Queries,
  use: { readonly userId: string; readonly model: string; readonly requestId: string },
): Promise<void> {
  await queries.insert(tokenUsage).values({ ...use, operation: 'generate-image' })
}
