const lengths = { name: 60, title: 80, comment: 400, message: 500 } as const

/**
 * Text that one person wrote and another receives by email, made safe: it must not be able to speak
 * for the product. No links, no invisible or bidirectional characters, no quotes to break out of,
 * and a maximum length.
 */
export function sanitizeMailText(text: string, kind: keyof typeof lengths): string {
  const plain = text
    .normalize('NFKC')
    // Control, format (including bidirectional marks), private and unassigned characters.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\p{L}[\p{L}\p{N}+.-]*:\/*\/\S*/gu, ' ')
    .replaceAll(/\bwww\.\S*/giu, ' ')
    .replaceAll(/(?:mailto|tel|javascript|data):\S*/giu, ' ')
    // Mail clients turn `evil.example/x` and `a@evil.example` into links.
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
