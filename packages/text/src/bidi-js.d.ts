// bidi-js ships types for an ES module, but its package.json does not declare one.
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
