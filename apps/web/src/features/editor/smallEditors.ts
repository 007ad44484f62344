// One chunk: they share most of their parts, which would otherwise be split into many.
export { PhoneEditor } from './PhoneEditor.tsx'
export { TabletEditor } from './TabletEditor.tsx'
