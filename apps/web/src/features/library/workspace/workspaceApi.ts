import { createWorkspaceClient } from '@deckloom/contract'

/** The calls of the workspace, over the browser's fetch. */
export const workspaceApi = createWorkspaceClient((path, init) => fetch(path, init))
