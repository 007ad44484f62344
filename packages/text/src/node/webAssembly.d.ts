// Node has WebAssembly, but its types for Node 20 do not declare it.
declare namespace WebAssembly {
  function instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ readonly instance: { readonly exports: object } }>
}
