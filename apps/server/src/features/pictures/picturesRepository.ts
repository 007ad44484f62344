import type { Queries } from '../../db/openDatabase.ts'
import { tokenUsage } from '../../db/schema/activity.ts'

/** Notes that a picture was made for somebody; image models are paid by the picture, not by the token. */
export async function insertPictureUse(
  queries: Queries,
  use: { readonly userId: string; readonly model: string; readonly requestId: string },
): Promise<void> {
  await queries.insert(tokenUsage).values({ ...use, operation: 'generate-image' })
}
