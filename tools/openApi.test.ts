import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { describeApi, endpoints } from '../packages/contract/src/index.ts'

test('the contract is described by a valid OpenAPI 3.1 document', async () => {
  const described = describeApi({
    endpoints: new Map(Object.values(endpoints).flatMap((area) => Object.entries(area))),
    version: '1.2.3',
    sessionCookie: 'sid',
    base: '/deckloom',
  })

  const { valid, errors } = await new Validator().validate(described)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})
