/** Whether a prompt is itself the material to condense, rather than a wish about it. */
export function isDocument(prompt: string): boolean {
  const text = prompt.trim()
  if (/^#{1,6}\s+\S/mu.test(text) && text.length > 250) return true
  const paragraphs = text.split(/\n\s*\n/u).filter((part) => part.trim().length > 40).length
  return (text.length > 600 && paragraphs >= 3) || text.length > 2_500
}
