export const j = (request: { routeOptions: { url: string } }) => request.routeOptions.url
