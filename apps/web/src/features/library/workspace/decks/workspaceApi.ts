import { createWorkspaceClient } from '@deckloom/contract'
import { fetchHere } from '../../../../shared/place.ts'

/** Workspace API client on the browser's fetch. */
export const workspaceApi = createWorkspaceClient(fetchHere)
