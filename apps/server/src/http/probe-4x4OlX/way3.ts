export const d = (request: { raw: { url: string } }) => request.raw.url
