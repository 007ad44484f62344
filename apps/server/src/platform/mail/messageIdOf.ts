/** The Message-ID of an email, by which mail systems recognize a repeat. */
export function messageIdOf(id: string, from: string): string {
  const [, domain = 'localhost'] = /@([^\s<>@]+)>?\s*$/.exec(from) ?? []
  return `<${id}@${domain}>`
}
