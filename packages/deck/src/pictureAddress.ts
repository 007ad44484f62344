// Free of zod, like the limits: rendering code uses this too.

/**
 * Paths on our own server that a slide's picture may have: uploads, the built-in library, files of the golden decks,
 * and parts of a file being imported. Any other path might be an endpoint with side effects.
 */
const ownPath =
  /^\/(?:api\/uploads\/[\w-]{1,64}|api\/library\/[\w-]{1,80}(?:\?size=small)?|files\/\w[\w.-]*|picture\/[\da-f-]{1,24}|parts\/\w[\w.%!'()*~-]*)$/
const embedded = /^(?:illustration:[a-z-]{1,40}\/[0-9]{1,6})?$/
const elsewhere = /^https:\/\/[\x21-\x7e]+$/

/** The same uploads behind a share link. */
const shared = /^\/api\/share\/[\w-]{1,64}\/uploads\/[\w-]{1,64}$/

/** Whether a slide may use this address for its picture. One on another site is for the server to fetch and store. */
export function isPictureAddress(address: string): boolean {
  return ownPath.test(address) || embedded.test(address) || elsewhere.test(address)
}

/** Whether a renderer may request this picture. */
export function mayBeDrawn(address: string): boolean {
  return isPictureAddress(address) || shared.test(address)
}
