/** 'big-map' as an identifier: bigMap. */
export const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())

/** 'big-map' as people read it: Big map. */
export function sentenceCase(name) {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
