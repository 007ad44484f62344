export const b = (request: { url: string }) => request['url']
