import type { SharedRole } from '@deckloom/contract'

/** What somebody may do with a presentation. */
export const roleLabels: Readonly<Record<SharedRole, string>> = {
  viewer: 'Can view',
  commenter: 'Can comment',
  editor: 'Can edit',
}
