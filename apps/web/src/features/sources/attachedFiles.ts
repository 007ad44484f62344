/** A file to write a deck from, and its progress. */
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

/** Returns the concatenated text of the files; empty if none was read. */
export function joinAttached(files: readonly AttachedFile[]): string {
  return files
    .flatMap(({ name, progress }) =>
      progress.state === 'read' ? [addTitle(name, progress.text)] : [],
    )
    .join('\n\n')
}

/** Adds the file name as a title to a table, which does not say what it is about. */
function addTitle(name: string, text: string): string {
  return text.startsWith('|') ? `## ${baseName(name)}\n\n${text}` : text
}

/** Returns a file name as a title: without extension, in words. */
export function baseName(name: string): string {
  return name
    .replace(/\.[a-z]+$/i, '')
    .replaceAll(/[_\s]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .trim()
}

/** Returns the topic of a deck when only files were given. */
export function promptFor(files: readonly AttachedFile[]): string {
  const [first] = files.filter(({ progress }) => progress.state === 'read')
  if (!first) return ''
  const name = baseName(first.name)
  return name.length < 3 ? `About ${name}` : name
}

export function isSending({ progress }: AttachedFile): boolean {
  return progress.state === 'sending'
}
