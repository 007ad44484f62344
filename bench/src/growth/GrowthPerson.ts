import { randomUUID } from 'node:crypto'

export const actions = ['list', 'open', 'save', 'search', 'thumbnail', 'create', 'share'] as const
export type Action = (typeof actions)[number]

/** The share of each action, in percent. */
const mixture: Readonly<Record<Action, number>> = {
  list: 26,
  open: 24,
  save: 20,
  search: 12,
  thumbnail: 12,
  create: 3,
  share: 3,
}

interface ListedDeck {
  readonly id: number
  readonly thumbnail: string | null
}

export interface GrowthAccount {
  readonly id: string
  readonly cookie: string
  readonly number: number
}

/** A simulated user who performs one action after the other. */
export class GrowthPerson {
  readonly id: string
  readonly cookie: string
  readonly #url: string
  #decks: readonly ListedDeck[] = []
  #turn = 0

  constructor(url: string, account: GrowthAccount) {
    this.#url = url
    this.#turn = account.number
    this.id = account.id
    this.cookie = account.cookie
  }

  /** Returns the next action: all users have the same sequence, each with a different start. */
  next(): Action {
    // Steps of 37 visit all values below 100, well mixed.
    let place = (this.#turn * 37) % 100
    this.#turn += 1
    for (const action of actions) {
      place -= mixture[action]
      if (place < 0) return action
    }
    return 'list'
  }

  async act(action: Action): Promise<void> {
    if (this.#decks.length === 0) await this.#list()
    const deck = this.#decks[this.#turn % Math.min(this.#decks.length, 6)]
    if (!deck) throw new Error(`${this.id} has no decks`)
    switch (action) {
      case 'list':
        return this.#list()
      case 'open':
        await this.get(`/api/presentations/${deck.id}`)
        return
      case 'save':
        return this.#save(deck.id)
      case 'search':
        await this.get(`/api/search?q=word${3 + (this.#turn % 300)}`)
        return
      case 'thumbnail':
        if (deck.thumbnail !== null) await this.get(deck.thumbnail)
        return
      case 'create':
        await this.#send('POST', '/api/presentations', {
          title: `New ${randomUUID()}`,
          slides: [{ ...slide, slide_title: 'New' }],
        })
        return
      case 'share':
        await this.#send('POST', `/api/presentations/${deck.id}/share-links`, {})
        return
    }
  }

  /** Milliseconds until a response has arrived completely. */
  async time(path: string): Promise<number> {
    const start = performance.now()
    await this.get(path)
    return performance.now() - start
  }

  /** Makes the next action reload the list of decks, because some may have been deleted. */
  forget(): void {
    this.#decks = []
  }

  get(path: string): Promise<string> {
    return this.#send('GET', path)
  }

  async #list(): Promise<void> {
    const { items }: { readonly items: readonly ListedDeck[] } = JSON.parse(
      await this.get('/api/presentations?limit=48'),
    )
    this.#decks = items
  }

  async #save(id: number): Promise<void> {
    const deck: { readonly slides: readonly object[] } = JSON.parse(
      await this.get(`/api/presentations/${id}`),
    )
    const [first, ...rest] = deck.slides
    const slides = [{ ...first, slide_title: `Saved ${this.#turn}` }, ...rest]
    await this.#send('PUT', `/api/presentations/${id}`, { slides })
  }

  async #send(method: string, path: string, body?: object): Promise<string> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
    return text
  }
}

const slide = {
  slide_title: '',
  bullet_points: ['One thing', 'Another thing'],
  visual_type: 'quote',
  visual_description: '',
  layout_template: 'title + bullets',
}
