import { supportMessageBody } from '@deckloom/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'

export const supportRules = standardSchemaResolver(supportMessageBody)
