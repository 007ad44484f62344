export { followLines } from '../followers/followLines.ts'
export { LineButton } from './LineButton.tsx'
export { LineFrame } from './LineFrame.tsx'
