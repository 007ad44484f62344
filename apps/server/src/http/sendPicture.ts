import type { FastifyReply } from 'fastify'

/** Answers with a stored picture; opened on its own it is a picture and nothing else. */
export function sendPicture(
  reply: FastifyReply,
  { mime, bytes }: { readonly mime: string; readonly bytes: Uint8Array },
): FastifyReply {
  return reply
    .type(mime)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .send(bytes)
}
