const lengths = { name: 60, title: 80 } as const

/**
 * Words that one person wrote and another finds in an email. Whoever writes them must not be able to speak for us there:
 * no addresses to follow, nothing that hides or turns the text around, no quotes to break out of, and no essays.
 */
export function mailWords(text: string, kind: keyof typeof lengths): string {
  const plain = text
    .normalize('NFKC')
    // Control, format (bidirectional marks among them), private and unassigned characters.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\p{L}[\p{L}\p{N}+.-]*:\/*\/\S*/gu, ' ')
    .replaceAll(/\bwww\.\S*/giu, ' ')
    .replaceAll(/(?:mailto|tel|javascript|data):\S*/giu, ' ')
    // Mail programs make links of `evil.example/x` and `a@evil.example` by themselves.
    .replaceAll(/\S*@\S*/gu, ' ')
    .replaceAll(/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}\/\S*/gu, ' ')
    .replaceAll(/(?<=[\p{L}\p{N}-])[.。．｡](?=\p{L})/gu, '. ')
    .replaceAll(/["“”„«»<>]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const characters = [...plain]
  const most = lengths[kind]
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trim()}…`
}
