export { galleryOf, readDesigns, readTemplates, type Template } from './readTemplates.ts'
