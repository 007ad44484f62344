export { loadFontBook } from './loadFontBook.ts'
export { readFaceFile } from './readFaceFile.ts'
