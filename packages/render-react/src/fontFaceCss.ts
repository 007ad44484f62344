/** A face and the name of its file below the font folder. */
export interface FontFaceFile {
  readonly id: string
  readonly file: string
}

/**
 * Returns the `@font-face` rules of the faces. Each face is a separate CSS family named by its id, so that a browser
 * draws with exactly the file that the text was measured with, and never picks another weight or synthesizes a slant.
 *
 * @param baseUrl folder of the font files, with or without a trailing slash
 */
export function fontFaceCss(faces: readonly FontFaceFile[], baseUrl: string): string {
  const folder = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`
  return faces
    .map(({ id, file }) => {
      const url = quote(`${folder}${encodeURIComponent(file)}`)
      return `@font-face{font-family:${quote(id)};src:url(${url}) format("truetype");font-display:block}`
    })
    .join('\n')
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`
}
