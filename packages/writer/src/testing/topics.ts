import { spokenLanguages } from '../language/languages.ts'
import typed from './topics.json' with { type: 'json' }

const types = ['pitch', 'report', 'marketing', 'training'] as const

/** Topics in fourteen languages that no rule was made from, and what of each must stand on slides. */
export const topics = typed.map(({ language, type, prompt, title, own = [], subtitle }) => {
  const spoken = spokenLanguages.find((each) => each === language)
  const chosen = types.find((each) => each === type)
  if (!spoken || !chosen) throw new Error(`${prompt}: ${language} ${type}`)
  return { language: spoken, type: chosen, prompt, title, own, subtitle }
})
