export { crowdedMarks, elementsOffPage, lostTexts, smallTexts } from './pageChecks.ts'
export { emptyHalves, pageFill, type PageFill } from './pageFill.ts'
export { faintTexts, overlappingTexts, strayText, textMarks } from './sceneChecks.ts'
