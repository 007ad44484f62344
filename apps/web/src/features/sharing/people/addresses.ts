import { emailSchema } from '@deckloom/contract'

export interface SplitAddresses {
  /** In lower case, each once. */
  readonly addresses: readonly string[]
  /** Text that is no address. */
  readonly rest: string
}

/** Splits text that was typed or pasted into email addresses; names before them are dropped. */
export function splitAddresses(text: string): SplitAddresses {
  const parts = text
    .split(/[\s,;]+/u)
    .map((part) => part.replaceAll(/^[<"']+|[>"']+$/gu, ''))
    .filter((part) => part !== '')
  const addresses = parts.filter(isAddress).map((part) => part.toLowerCase())
  const isList = addresses.length > 0
  return {
    addresses: [...new Set(addresses)],
    // "Ada Weaver <ada@example.com>": names are no mistakes.
    rest: parts.filter((part) => !isAddress(part) && (!isList || part.includes('@'))).join(' '),
  }
}

function isAddress(text: string): boolean {
  return emailSchema.safeParse(text).success
}
