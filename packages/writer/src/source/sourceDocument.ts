export type SourceBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly header: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly kind: 'quote'; readonly text: string; readonly by?: string }

export interface SourceSection {
  /** Absent for what stands before the first heading. */
  readonly heading?: string
  /** 1 to 6, as in Markdown. */
  readonly depth: number
  readonly blocks: readonly SourceBlock[]
}

/** A text as its headings divide it, in its own order. */
export interface SourceDocument {
  readonly title?: string
  readonly sections: readonly SourceSection[]
}
