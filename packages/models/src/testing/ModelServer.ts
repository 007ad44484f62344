import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { goodAnswer } from './goodAnswers.ts'
import { type Question, questionIn } from './question.ts'

/** The response to a request; a correct one by default. */
export interface Play {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly text?: string
  /** Characters per chunk; by default the whole text at once. */
  readonly pieces?: number
  /** Pause between chunks. */
  readonly pauseMs?: number
  /** The response starts when this resolves. */
  readonly after?: Promise<unknown>
  /** The reported finish reason. */
  readonly finish?: 'stop' | 'length'
  /** After the text the connection hangs or breaks. */
  readonly end?: 'hang' | 'reset'
  /** Undefined for a server that does not count. */
  readonly usage?: { readonly prompt: number; readonly completion: number } | 'none'
}

const usual = { prompt: 1_000, completion: 200 } as const

/**
 * Implements the part of the OpenAI protocol that a writer uses, as well or as badly as a test
 * needs.
 */
export class ModelServer {
  /** Chooses the response to each request. */
  play: (question: Question) => Play = () => ({})
  readonly questions: Question[] = []
  /** Responses whose client left before the end. */
  left = 0
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** Listens; resolves to its base URL. */
  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('no port was given')
    return `http://127.0.0.1:${address.port}/v1`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const bytes of request) body += String(bytes)
    const question = questionIn(JSON.parse(body))
    this.questions.push(question)
    response.on('close', () => {
      if (!response.writableFinished) this.left += 1
    })
    const play = this.play(question)
    await play.after
    if (play.status !== undefined && play.status !== 200) {
      response.writeHead(play.status, { 'content-type': 'application/json', ...play.headers })
      response.end(JSON.stringify({ error: { message: play.text ?? 'no' } }))
      return
    }
    await stream(response, play, play.text ?? goodAnswer(question))
  }
}

async function stream(response: ServerResponse, play: Play, text: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream', ...play.headers })
  const size = play.pieces ?? Math.max(1, text.length)
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    response.write(chunk({ delta: { role: 'assistant', content: text.slice(at, at + size) } }))
    if (play.pauseMs !== undefined) await new Promise((done) => setTimeout(done, play.pauseMs))
  }
  if (play.end === 'hang') return
  if (play.end === 'reset') {
    // What was written arrives, then nothing more: the response stays unfinished.
    response.socket?.end()
    return
  }
  response.write(chunk({ delta: {}, finish_reason: play.finish ?? 'stop' }))
  if (play.usage !== 'none') {
    const { prompt, completion } = play.usage ?? usual
    const counted = { prompt_tokens: prompt, completion_tokens: completion }
    response.write(
      `data: ${JSON.stringify({ ...head, choices: [], usage: { ...counted, total_tokens: prompt + completion } })}\n\n`,
    )
  }
  response.end('data: [DONE]\n\n')
}

const head = { id: 'answer', object: 'chat.completion.chunk', created: 1, model: 'fake' } as const

function chunk(choice: object): string {
  return `data: ${JSON.stringify({ ...head, choices: [{ index: 0, finish_reason: null, ...choice }] })}\n\n`
}
