export { sampleText } from './sampleText.ts'
export { seededRandom } from './seededRandom.ts'
