const lengths = { name: 60, title: 80, comment: 400, message: 500 } as const

/**
 * Text that one person wrote and another receives by email, made safe: it must not be able to speak
 * for the product. No links, no invisible or bidirectional characters, no quotes to break out of,
 * and a maximum length.
 */
export function sanitizeMailText(text: string, kind: keyof typeof lengths): string {
  const most = lengths[kind]
  // Every pattern is linear: it either starts at the start of a run only, or consumes what it has looked at.
  const plain = beginning(text, most)
    // Control, format (including bidirectional marks), private and unassigned characters, and halves of others.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}+.-])[\p{L}\p{N}+.-]+:\/+\S*/gu, ' ')
    .replaceAll(/\bwww\.\S*/giu, ' ')
    .replaceAll(/(?:mailto|tel|javascript|data):\S*/giu, ' ')
    // Mail clients turn `evil.example/x` and `a@evil.example` into links.
    .replaceAll(/(?<!\S)[^\s@]*@\S*/gu, ' ')
    .replaceAll(/(?<![\p{L}\p{N}.-])[\p{L}\p{N}.-]*[\p{L}\p{N}-]\.[\p{L}\p{N}-]{2,}\/\S*/gu, ' ')
    .replaceAll(/(?<=[\p{L}\p{N}-])[.。．｡](?=\p{L})/gu, '. ')
    .replaceAll(/["“”„«»<>]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const characters = [...plain]
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trim()}…`
}

/**
 * As much of a text as an email could show, normalized. Cut twice: before, because long texts cost time, and after,
 * because one character can become 18.
 */
function beginning(text: string, most: number): string {
  // Four times as much: what is taken out, such as links, makes room for what follows.
  const reach = 4 * most
  return text.slice(0, reach).normalize('NFKC').slice(0, reach)
}
