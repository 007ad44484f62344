import { toast } from '@deckloom/ui'
import { peopleApi } from '../../../../shared/peopleApi.ts'

/** Takes whoever is signed in off a deck of somebody else; false, and it says why, when a team brought it. */
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
