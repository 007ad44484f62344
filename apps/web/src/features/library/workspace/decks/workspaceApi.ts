import { createWorkspaceClient } from '@deckloom/contract'
import { fetchHere } from '../../../../shared/place.ts'

/** The calls of the workspace, over the browser's fetch. */
export const workspaceApi = createWorkspaceClient(fetchHere)
