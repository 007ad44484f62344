import { deckLimits } from '@deckloom/deck'

const { rows, columns, cellLength } = deckLimits.table

export const cutCellsMessage = {
  title: 'Some cells did not fit',
  description: `A table can have up to ${rows.max} rows and ${columns.max} columns, with ${cellLength} characters per cell.`,
  variant: 'notice',
} as const

export const cutTextMessage = {
  title: 'Some text did not fit',
  description: `A text can have up to ${deckLimits.textLength.toLocaleString('en-US')} characters. Paste the rest on another slide.`,
  variant: 'notice',
} as const

export const leftPicturesMessage = {
  title: 'Some pictures were left out',
  description: 'Copy each of them by itself, then paste it.',
  variant: 'notice',
} as const
