export { chromiumParity, type Difference, type ScriptParity } from './chromiumParity.ts'
export { chromiumPath, launchChromium } from './findChromium.ts'
