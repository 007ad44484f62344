export { costOf } from './costOf.ts'
export { type ModelConfig, modelConfigOf, modelVariables, type TokenPrices } from './modelConfig.ts'
export { openModel } from './openModel.ts'
