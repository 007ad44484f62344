import { createContext } from 'react'

/** Where the browser finds a picture that a slide names; right there, unless somebody knows better. */
export const PictureAddresses = createContext<(src: string) => string>((src) => src)
