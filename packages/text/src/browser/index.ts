export { loadFontBook, type FontSource } from './loadFontBook.ts'
