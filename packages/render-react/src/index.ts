export { fontFaceCss, type FontFaceFile } from './fontFaceCss.ts'
export { SlideSvg, type SlideSvgProps } from './SlideSvg.tsx'
