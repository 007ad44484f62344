export const a = (request: { url: string }) => request.url
