// The types that bidi-js ships describe an ES module, which its package does not say it is.
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(
      text: string,
      baseDirection: 'ltr' | 'rtl' | 'auto',
    ): {
      readonly levels: Uint8Array
      readonly paragraphs: readonly { readonly level: number }[]
    }
  }
  function bidiFactory(): Bidi
  export = bidiFactory
}
