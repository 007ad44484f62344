/** A file that a deck is to be written from, and how far it is. */
export interface AttachedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly progress: FileProgress
}

export type FileProgress =
  /** `share` of the file has arrived, 0 to 1. */
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'read'; readonly text: string; readonly notes: readonly string[] }
  | { readonly state: 'failed'; readonly message: string }

/** The text of the files, concatenated; empty where none was read. */
export function attachedText(files: readonly AttachedFile[]): string {
  return files
    .flatMap(({ name, progress }) =>
      progress.state === 'read' ? [titled(name, progress.text)] : [],
    )
    .join('\n\n')
}

/** A table alone does not say what it is about; its file name does. */
function titled(name: string, text: string): string {
  return text.startsWith('|') ? `## ${baseName(name)}\n\n${text}` : text
}

/** The name of a file as a title: without its ending, in words. */
export function baseName(name: string): string {
  return name
    .replace(/\.[a-z]+$/i, '')
    .replaceAll(/[_\s]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .trim()
}

/** What a deck is about when nothing but files was given. */
export function promptFor(files: readonly AttachedFile[]): string {
  const [first] = files.filter(({ progress }) => progress.state === 'read')
  if (!first) return ''
  const name = baseName(first.name)
  return name.length < 3 ? `About ${name}` : name
}

export function isSending({ progress }: AttachedFile): boolean {
  return progress.state === 'sending'
}
