/** What a server of models was asked. */
export interface Question {
  readonly name: 'outline' | 'slide'
  readonly system: string
  readonly prompt: string
  /** Whether the answer was to keep to a schema. */
  readonly hasSchema: boolean
  /** Of the slide that was asked for, from 1; 0 for an outline. */
  readonly number: number
}

/** The part of a request that says what is asked. */
export interface SentBody {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[]
  readonly response_format?: { readonly json_schema?: unknown }
}

export function questionIn(body: SentBody): Question {
  const said = (role: string) => {
    const content = body.messages.find((message) => message.role === role)?.content ?? ''
    return typeof content === 'string' ? content : JSON.stringify(content)
  }
  const [system, prompt] = [said('system'), said('user')]
  return {
    name: system.startsWith('You plan') ? 'outline' : 'slide',
    system,
    prompt,
    hasSchema: body.response_format?.json_schema !== undefined,
    number: Number(/^Number: (\d+)/mu.exec(prompt)?.[1] ?? 0),
  }
}
