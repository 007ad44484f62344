export const f = (reply: { request: { url: string } }) => { const { url } = reply.request; return url }
