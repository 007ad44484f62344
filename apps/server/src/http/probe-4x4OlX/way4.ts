export const e = (req: { originalUrl: string }) => req.originalUrl
