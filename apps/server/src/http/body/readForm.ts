/** The file in the field `file` of a multipart body; undefined if the body is anything else. */
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
    // A malformed body is the client's fault.
    return undefined
  }
}
