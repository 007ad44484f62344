import { hex4, utf16Hex } from '../page/operators.ts'

/** Adobe Technical Note 5014 allows a hundred entries per block. */
const blockSize = 100

/** Returns the CMap that maps character codes to text; codes without text are left out. */
export function toUnicodeMap(texts: readonly string[]): string {
  const entries = texts.flatMap((text, code) =>
    text === '' ? [] : [`<${hex4(code)}> <${utf16Hex(text)}>`],
  )
  const blocks: string[] = []
  for (let start = 0; start < entries.length; start += blockSize) {
    const block = entries.slice(start, start + blockSize)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
