export { readTemplates, type Template } from './readTemplates.ts'
