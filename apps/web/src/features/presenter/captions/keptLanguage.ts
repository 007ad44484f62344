import { nameHere } from '../../../shared/place.ts'
import { nearestLanguage } from './speech.ts'

/** Returns the language that was chosen on this device, else the browser's. */
export function readLanguage(): string {
  try {
    return nearestLanguage(localStorage.getItem(languageKey()) ?? navigator.language)
  } catch {
    return nearestLanguage(navigator.language)
  }
}

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(languageKey(), language)
  } catch {
    // Without storage the browser's language is offered again.
  }
}

function languageKey(): string {
  return nameHere('deckloom-caption-language')
}
