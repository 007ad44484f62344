export interface PdfText {
  readonly text: string
  readonly size: number
  /** Points from the bottom of the page. */
  readonly y: number
  readonly x?: number
}

/** Returns a PDF with these lines in Helvetica. ISO 32000-1, 7.5. */
export function pdfFile(pages: readonly (readonly PdfText[])[], trailer = ''): Uint8Array {
  const pageIds = pages.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = lines.map(lineOf).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

function lineOf({ text, size, x = 60, y }: PdfText): string {
  // The bullet's code in Windows-1252.
  const encoded = text.replaceAll('•', '\u0095').replaceAll(/[\\()]/gu, String.raw`\$&`)
  return `BT /F1 ${size} Tf ${x} ${y} Td (${encoded}) Tj ET`
}
