import type { Letter, Mailer } from '../platform/mail/letter.ts'

/** Keeps the letters that were sent. */
export interface Mailbox extends Mailer {
  readonly letters: readonly Letter[]
  /** The links that prove an address; every registration sends one, so they are kept apart. */
  readonly verifications: readonly Letter[]
  /** The letter after those that were sent before this call; rejects when none comes within two seconds. */
  readonly next: () => Promise<Letter>
}

export function mailbox(): Mailbox {
  const letters: Letter[] = []
  const verifications: Letter[] = []
  let arrived: ((letter: Letter) => void) | undefined
  return {
    delivery: 'mail',
    letters,
    verifications,
    async send(letter) {
      if (letter.subject === 'Verify your email') {
        verifications.push(letter)
        return
      }
      letters.push(letter)
      arrived?.(letter)
    },
    next: () =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('No letter came')), 2_000)
        arrived = (letter) => {
          clearTimeout(timer)
          resolve(letter)
        }
      }),
  }
}

/** The secret in a letter's link. */
export function tokenIn({ text }: Letter): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}
