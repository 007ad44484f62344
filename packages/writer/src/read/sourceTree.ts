/** A range of the normalized text in UTF-16 code units; `to` is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface ListItem {
  readonly text: string
  /** 0 for the outermost level. */
  readonly level: number
  /** The number of an ordered item as in the source: '3.', '(a)'. Other parts of the source may refer to it. */
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
  /** Code, URLs and text drawings: never on a slide, always in the notes, verbatim. */
  | { readonly kind: 'verbatim'; readonly text: string; readonly span: Span }

/** What a line parser finds, in order, before it is divided into sections. */
export type SourcePart =
  | SourceBlock
  | { readonly kind: 'heading'; readonly text: string; readonly depth: number; readonly span: Span }
  /** Markup without text: rules, comments, link definitions. */
  | { readonly kind: 'mark'; readonly span: Span }
  /** Metadata such as 'Author: Ada', which is not content. */
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
  /** Missing for the text before the first heading. */
  readonly heading?: string
  /** 1 for the outermost level. */
  readonly depth: number
  readonly blocks: readonly SourceBlock[]
  readonly span: Span
}

/** A document divided by its headings, in order. */
export interface SourceTree {
  /** The normalized text that all spans refer to. */
  readonly text: string
  readonly title?: string
  readonly fields: readonly Extract<SourcePart, { kind: 'field' }>[]
  /** Lines below the title with the author, recipient and date. */
  readonly imprint: readonly string[]
  readonly sections: readonly SourceSection[]
  readonly boilerplate: readonly string[]
  /** Whether headings name the sender of each part. */
  readonly isThread?: boolean
  /** Whether the source is nothing but rows, which reveal no language. */
  readonly isSheet?: boolean
}
