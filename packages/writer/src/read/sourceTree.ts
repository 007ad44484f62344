/** A stretch of the unified text: offsets in UTF-16 units, `to` excluded. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface ListItem {
  readonly text: string
  /** 0 for the outermost. */
  readonly level: number
  /** Of an ordered list, as the source numbers it: '3.', '(a)'. Other parts of the source may refer to it. */
  readonly label?: string
  readonly span: Span
}

export type SourceBlock =
  | { readonly kind: 'paragraph'; readonly text: string; readonly span: Span }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly ListItem[]
      readonly span: Span
    }
  | {
      readonly kind: 'table'
      readonly header: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly span: Span
    }
  | { readonly kind: 'quote'; readonly text: string; readonly by?: string; readonly span: Span }
  /** Code, addresses and drawings in signs: never on a slide, always in the notes, as they stand. */
  | { readonly kind: 'verbatim'; readonly text: string; readonly span: Span }

/** What a reader of lines finds, in order, before it is divided into sections. */
export type SourcePart =
  | SourceBlock
  | { readonly kind: 'heading'; readonly text: string; readonly depth: number; readonly span: Span }
  /** Marks without words: rules, comments, link definitions. */
  | { readonly kind: 'mark'; readonly span: Span }
  /** 'Author: Ada': says who and when, and is no content. */
  | {
      readonly kind: 'field'
      readonly name: string
      readonly value: string
      readonly span: Span
    }
  /** Licenses, tables of contents, signatures: kept in the notes at the end. */
  | { readonly kind: 'boilerplate'; readonly text: string; readonly span: Span }

export type HeadingPart = Extract<SourcePart, { kind: 'heading' }>

export interface SourceSection {
  /** Absent for what stands before the first heading. */
  readonly heading?: string
  /** 1 for the outermost. */
  readonly depth: number
  readonly blocks: readonly SourceBlock[]
  readonly span: Span
}

/** A document as its headings divide it, in its own order. */
export interface SourceTree {
  /** The unified text that all spans refer to. */
  readonly text: string
  readonly title?: string
  readonly fields: readonly Extract<SourcePart, { kind: 'field' }>[]
  /** Lines below the title that say who wrote it, for whom, and when. */
  readonly imprint: readonly string[]
  readonly sections: readonly SourceSection[]
  readonly boilerplate: readonly string[]
  /** Its headings name who wrote each part. */
  readonly isThread?: boolean
  /** It is rows and nothing else, which tell no language. */
  readonly isSheet?: boolean
}
