import type { LightMyRequestResponse } from 'fastify'
import type { Person } from '../testApp.ts'

/** Uploads a file like a browser's form. */
export async function sendPicture(
  person: Person,
  bytes: Uint8Array,
  {
    name = 'picture.png',
    type = 'image/png',
    field = 'file',
    to = 'POST /api/uploads',
  }: {
    readonly name?: string
    readonly type?: string
    readonly field?: string
    readonly to?: 'POST /api/uploads' | 'PUT /api/user/avatar'
  } = {},
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name)
  const { body, contentType } = await formBody(form)
  return person.ask(to, body, { 'content-type': contentType })
}

export async function formBody(form: FormData): Promise<{ body: Buffer; contentType: string }> {
  const encoded = new Response(form)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  }
}
