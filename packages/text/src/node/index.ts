export { loadFontBook } from './loadFontBook.ts'
export { readFaceFile } from './readFaceFile.ts'
export { startNodeHarfBuzz } from './startNodeHarfBuzz.ts'
