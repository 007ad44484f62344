import { warnOfProblem } from '../shared/logProblem.ts'
import { pathWithin } from '../shared/place.ts'

let loading: ReturnType<typeof load> | undefined

/** Loads the largest page, and at the same time the deck that the address names and what draws it. */
export async function loadEditor() {
  loading ??= load()
  try {
    return await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}

function load() {
  import('../pages/editor/loadAhead.ts')
    .then(({ loadAhead }) => loadAhead(pathWithin(location.pathname)))
    .catch(warnOfProblem)
  return import('../pages/editor/EditorPage.tsx')
}
