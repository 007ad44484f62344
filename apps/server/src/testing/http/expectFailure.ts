import { expect } from 'vitest'

/** Expects a body with the shape of failures and without internals of the server. */
export function expectFailure(body: string): void {
  const parsed: unknown = JSON.parse(body)
  expect(parsed).toMatchObject({
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[a-z_]+$/),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(body.length).toBeLessThan(2_048 * 2)
  expect(body).not.toMatch(/node_modules|SELECT |pg_|\\n\s+at /)
}
