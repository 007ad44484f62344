/** Visitors that check every import of a file, those of `import()` and of `export from` included. */
export function onImport(check) {
  const visit = (node) =>
    typeof node.source?.value === 'string' && check(node.source, node.source.value)
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportAllDeclaration: visit,
    ExportNamedDeclaration: visit,
  }
}
