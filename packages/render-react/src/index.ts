export { fontFaceCss, type FontFaceFile } from './fontFaceCss.ts'
export { PictureAddresses } from './PictureAddresses.ts'
export { SlideSvg, type SlideSvgProps } from './SlideSvg.tsx'
