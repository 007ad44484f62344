/** The file in the field `file` of a multipart body; undefined when the body is none that has exactly that. */
export async function readForm(
  body: Uint8Array,
  contentType: string | undefined,
): Promise<Uint8Array | undefined> {
  try {
    const headers = { 'content-type': contentType ?? '' }
    const form = await new Response(Uint8Array.from(body), { headers }).formData()
    const parts = [...form.entries()]
    const [part] = parts
    if (parts.length !== 1 || part?.[0] !== 'file' || typeof part[1] === 'string') return undefined
    return new Uint8Array(await part[1].arrayBuffer())
  } catch {
    // What does not parse is the sender's fault.
    return undefined
  }
}
