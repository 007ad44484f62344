import { Spinner } from '@deckloom/ui'
import { InvalidDeckId } from './InvalidDeckId.tsx'
import { NewDeck } from './NewDeck.tsx'
import { OpenDeck } from './OpenDeck.tsx'
import { isDeckId } from './presentationQuery.ts'
import { useSession } from '../../shared/session/currentUser.ts'

/** `id` from the URL: a number, or `new`. */
export function EditorPage({ id }: { readonly id: string }) {
  const session = useSession()
  if (id === 'new') return <NewDeck />
  if (!isDeckId(id)) return <InvalidDeckId id={id} />
  if (session.state !== 'authenticated') return <Spinner page label="Loading presentation..." />
  return <OpenDeck id={Number(id)} user={session.user} />
}
