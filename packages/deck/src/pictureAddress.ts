// Free of zod, like the limits: whoever draws a slide asks this too.

/**
 * Paths on the own server that a slide's picture may have: pictures that were sent, those of the embedded library, files
 * of the golden decks, and parts of a file that is imported. Any other path may be a call that does something.
 */
const ownPath =
  /^\/(?:api\/uploads\/[\w-]{1,64}|api\/library\/[\w-]{1,80}(?:\?size=small)?|files\/\w[\w.-]*|picture\/[\da-f-]{1,24}|parts\/\w[\w.%!'()*~-]*)$/
const embedded = /^(?:illustration:[a-z-]{1,40}\/[0-9]{1,6})?$/
const elsewhere = /^https:\/\/[\x21-\x7e]+$/

/** The same pictures behind a link. */
const shared = /^\/api\/share\/[\w-]{1,64}\/uploads\/[\w-]{1,64}$/

/** Whether a slide may name this as its picture. One of another site is for the server to fetch and keep. */
export function isPictureAddress(address: string): boolean {
  return ownPath.test(address) || embedded.test(address) || elsewhere.test(address)
}

/** Whether whoever draws a slide may ask for this picture. */
export function mayBeDrawn(address: string): boolean {
  return isPictureAddress(address) || shared.test(address)
}
