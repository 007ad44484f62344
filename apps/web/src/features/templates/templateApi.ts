import { createTemplateClient } from '@deckloom/contract'

/** The calls of templates, over the browser's fetch. */
export const templateApi = createTemplateClient((path, init) => fetch(path, init))
