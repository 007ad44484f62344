const mark = /data-deckloom="([A-Za-z0-9+/=]*)"/u

/** Some browsers pass only HTML between tabs, so copies are embedded in it, around the page for other programs. */
export const clipboardHtml = {
  write: (json: string, html: string): string =>
    `<div data-deckloom="${encode(json)}">${html}</div>`,
  read: (html: string): string | undefined => decode(mark.exec(html)?.[1]),
}

function encode(text: string): string {
  const letters = Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte))
  return btoa(letters.join(''))
}

function decode(base64: string | undefined): string | undefined {
  if (base64 === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
