import { tidy } from '../language/words.ts'

const field =
  /^\s*(company|start-?up|brand|organi[sz]ation|product|service|topic|subject|title)(?:\s+name)?\s*:\s*(\S.*)$/iu

/** A form filled in line by line ('Company: Brightleaf', 'Product: grow lights') as sentences. */
export function fieldLines(prompt: string): string {
  const lines = prompt.split(/\r?\n/u)
  const fields = lines.flatMap((line) => {
    const [, key = '', value = ''] = field.exec(line) ?? []
    return value === ''
      ? []
      : [{ key: key.toLowerCase(), value: tidy(value).replace(/[.]+$/u, '') }]
  })
  if (lines.length < 2 || fields.length === 0) return prompt
  const who = fields.find(({ key }) =>
    /^(?:company|start-?up|brand|organi[sz]ation)$/u.test(key),
  )?.value
  const what = fields.find(({ key }) =>
    /^(?:product|service|topic|subject|title)$/u.test(key),
  )?.value
  const others = lines.filter((line) => !field.test(line))
  return [...others, said(who, what)].join('\n')
}

function said(who: string | undefined, what: string | undefined): string {
  if (who === undefined || what === undefined) return `${what ?? who ?? ''}.`
  return `Our company ${who} offers ${what}.`
}
