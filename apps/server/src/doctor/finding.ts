/** The result of one check; a problem includes what to do. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem'
  readonly part: string
  readonly words: string
}

export const ok = (part: string, words: string): Finding => ({ level: 'ok', part, words })
export const createWarning = (part: string, words: string): Finding => ({
  level: 'warning',
  part,
  words,
})
export const createProblem = (part: string, words: string): Finding => ({
  level: 'problem',
  part,
  words,
})
