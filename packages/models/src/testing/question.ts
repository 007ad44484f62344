/** A request to the model server. */
export interface Question {
  readonly name: 'outline' | 'slide'
  readonly system: string
  readonly prompt: string
  /** Whether a schema was requested. */
  readonly hasSchema: boolean
  /** Number of the requested slide, from 1; 0 for an outline. */
  readonly number: number
}

/** The part of the request body that is read. */
export interface SentBody {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  readonly response_format?: { readonly json_schema?: unknown }
}

export function questionIn(body: SentBody): Question {
  const contentOf = (role: string) => {
    const content = body.messages.find((message) => message.role === role)?.content ?? ''
    return typeof content === 'string' ? content : JSON.stringify(content)
  }
  const [system, prompt] = [contentOf('system'), contentOf('user')]
  return {
    name: system.startsWith('You plan') ? 'outline' : 'slide',
    system,
    prompt,
    hasSchema: body.response_format?.json_schema !== undefined,
    number: Number(/^Number: (\d+)/mu.exec(prompt)?.[1] ?? 0),
  }
}
