export { crowdedMarks, elementsOffPage, lostTexts, smallTexts } from './pageChecks.ts'
export { faintTexts, overlappingTexts, strayText, textMarks } from './sceneChecks.ts'
