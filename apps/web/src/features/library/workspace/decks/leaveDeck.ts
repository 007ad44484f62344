import { toast } from '@deckloom/ui'
import { peopleApi } from '../../../../shared/peopleApi.ts'

/** Removes the current user from another user's deck. Returns false, with a toast, if it is shared through a team. */
export async function leaveDeck(id: number): Promise<boolean> {
  const { collaborators } = await peopleApi.listPeople(id)
  const self = collaborators.find(({ isSelf }) => isSelf)
  if (!self) {
    toast({
      title: 'This presentation is shared with your team',
      description: 'To remove it, leave the team.',
      variant: 'notice',
    })
    return false
  }
  await peopleApi.removePerson(id, self.id)
  return true
}
