import { randomUUID } from 'node:crypto'
import { aSlide, password } from '../testApp.ts'

interface Deck {
  readonly id: number
  readonly version: number
  readonly slides: readonly { readonly slide_title: string }[]
}

/** A browser that saves one deck over and over; each save's slide contains its number. */
export class SavingClient {
  readonly #email: string
  #cookie = ''
  #deck = 0
  /** Number of the newest acknowledged save; save n creates version n + 1. */
  acknowledged = 0

  constructor(name: string) {
    this.#email = `${name}@example.com`
  }

  async begin(url: string): Promise<void> {
    const names = { firstName: 'Ada', lastName: 'Weaver' }
    const body = { email: this.#email, password, ...names }
    const answer = await this.#send(`POST ${url}/api/auth/register`, body)
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const deck = await this.#send(`POST ${url}/api/presentations`, {
      slides: [aSlide('Save 0')],
    })
    const stored: Deck = JSON.parse(await deck.text())
    this.#deck = stored.id
  }

  /** Saves until the server is gone. Calls `saved` at every acknowledgment. */
  async saveUntilGone(url: string, saved: () => void): Promise<void> {
    for (let number = this.acknowledged + 1; ; number += 1) {
      const answer = await this.#save(url, number)
      if (!answer) return
      if (!answer.ok) throw new Error(`save ${number}: ${answer.status}`)
      this.acknowledged = number
      saved()
    }
  }

  /** Saves until stopped; a save with a 503 response is repeated as the same change. */
  async saveThroughFaults(
    url: string,
    { saved, isOver }: { readonly saved: () => void; readonly isOver: () => boolean },
  ): Promise<void> {
    while (!isOver()) {
      const number = this.acknowledged + 1
      const change = randomUUID()
      let answer = await this.#save(url, number, change)
      while (!answer) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        answer = await this.#save(url, number, change)
      }
      if (!answer.ok) throw new Error(`save ${number}: ${answer.status}`)
      this.acknowledged = number
      saved()
    }
  }

  /**
   * The server's state: number of the stored save and its version. Adopts the number for the next
   * round.
   */
  async readBack(url: string): Promise<{ readonly number: number; readonly version: number }> {
    const answer = await this.#send(`GET ${url}/api/presentations/${this.#deck}`)
    if (!answer.ok) throw new Error(`reading back: ${answer.status}`)
    const { version, slides }: Deck = JSON.parse(await answer.text())
    const number = Number(slides[0]?.slide_title.split(' ')[1])
    this.acknowledged = number
    return { number, version }
  }

  async #save(
    url: string,
    number: number,
    change: string = randomUUID(),
  ): Promise<Response | undefined> {
    try {
      const answer = await this.#send(
        `PUT ${url}/api/presentations/${this.#deck}`,
        { slides: [{ ...aSlide(`Save ${number}`), notes: 'x'.repeat(20_000) }] },
        { 'if-match': `"${number}"`, 'x-mutation-id': change },
      )
      await answer.arrayBuffer()
      // A server that is stopping may respond with 503 instead of closing the connection.
      return answer.status === 503 ? undefined : answer
    } catch {
      return undefined
    }
  }

  #send(what: `${'GET' | 'POST' | 'PUT'} ${string}`, body?: object, headers = {}) {
    const [method = '', url = ''] = what.split(' ')
    return fetch(url, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
}
