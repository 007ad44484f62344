import { createContext } from 'react'

/** Maps the address of a picture in a slide to the one that the browser loads; the same by default. */
export const PictureAddresses = createContext<(src: string) => string>((src) => src)
