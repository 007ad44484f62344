export const l = (image: { url: string }) => image.url
