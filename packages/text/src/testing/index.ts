export { sampleText } from './sampleText.ts'
export { sampleScripts, scriptParagraph, type SampleScript } from './scriptParagraphs.ts'
export { seededRandom } from './seededRandom.ts'
