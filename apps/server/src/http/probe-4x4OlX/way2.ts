export const c = (reply: { request: { url: string } }) => reply.request.url
