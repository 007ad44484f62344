import type { generateBody, WritingSettings } from '@deckloom/contract'
import type { WriteRequest, WriteSettings } from '@deckloom/writer'
import type { z } from 'zod'

/** What the writer is asked for. */
export function requestOf({
  source,
  settings = {},
  ...brief
}: z.output<typeof generateBody>): WriteRequest {
  return { ...brief, ...(source !== undefined && { source }), ...settingsOf(settings) }
}

/** The settings that are made; what is absent follows from the prompt. */
export function settingsOf(settings: WritingSettings): WriteSettings {
  const { tone, audience, language, detail, theme, visuals } = settings
  return {
    ...(tone && { tone }),
    ...(audience !== undefined && audience !== '' && { audience }),
    ...(language && { language }),
    ...(detail && { detail }),
    ...(theme && { theme }),
    ...(visuals && { visuals }),
  }
}
