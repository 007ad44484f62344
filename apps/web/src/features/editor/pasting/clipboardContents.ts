/** What another program put into the clipboard, read while the browser still allows it. */
export interface ClipboardContents {
  readonly html: string
  readonly plain: string
  /** The text in the form in which word processors bring their pictures along. */
  readonly rtf: string
  /** Language of the text, if it comes from a code editor. */
  readonly language: string | undefined
}

export function readContents(data: DataTransfer): ClipboardContents {
  const html = data.getData('text/html')
  return {
    html,
    plain: data.getData('text/plain'),
    // Long, and only needed for pictures in files.
    rtf: /src\s*=\s*["']?file:/iu.test(html) ? data.getData('text/rtf') : '',
    language: languageIn(data.getData('vscode-editor-data')),
  }
}

/** Returns contents that are only text, such as when somebody pastes without formatting. */
export function plainContents(plain: string): ClipboardContents {
  return { html: '', plain, rtf: '', language: undefined }
}

function languageIn(json: string): string | undefined {
  return /"mode"\s*:\s*"([\w-]{1,40})"/u.exec(json.slice(0, 2_000))?.[1]
}
