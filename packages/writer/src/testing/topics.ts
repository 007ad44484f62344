import { spokenLanguages } from '../language/languages.ts'
import typed from './topics.json' with { type: 'json' }

const types = ['pitch', 'report', 'marketing', 'training'] as const

/** Topics in fourteen languages that were not used to develop any rule, and what each must show on its slides. */
export const topics = typed.map(({ language, type, prompt, title, own = [], subtitle }) => {
  const spoken = spokenLanguages.find((each) => each === language)
  const chosen = types.find((each) => each === type)
  if (!spoken || !chosen) throw new Error(`${prompt}: ${language} ${type}`)
  return { language: spoken, type: chosen, prompt, title, own, subtitle }
})
