import { askForProof } from './identityProof.ts'
import { fetchHere } from './place.ts'

/** Sends a request, and sends it again once the user has confirmed their identity if the server asks for that. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetchHere(path, init)
  if (answer.status !== 401 || !(await asksForProof(answer))) return answer
  return (await askForProof()) ? fetchHere(path, init) : answer
}

async function asksForProof(answer: Response): Promise<boolean> {
  const text = await answer.clone().text()
  return text.includes('"reauth_required"')
}
