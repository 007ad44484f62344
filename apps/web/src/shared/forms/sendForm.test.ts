import { ApiError } from '@deckloom/contract'
import { expect, test } from 'vitest'
import { sendForm } from './sendForm.ts'

const refusal = (details: object) =>
  new ApiError(
    409,
    JSON.stringify({ message: 'Please try again.', code: 'form_too_fast', ...details }),
    'Conflict',
  )

function formThat(...answers: readonly (string | Error)[]) {
  const [left, waited] = [[...answers], [] as number[]]
  const sent = sendForm(
    async () => {
      const answer = left.shift()
      if (answer instanceof Error) throw answer
      return answer
    },
    async (seconds) => void waited.push(seconds),
  )
  return { sent, waited, left }
}

test('sends a form that came too soon once more, when the time is over that the server names', async () => {
  const { sent, waited } = formThat(refusal({ retryAfter: 2 }), 'done')
  expect(await sent).toBe('done')
  expect(waited).toEqual([2])
})

test('tells of a second refusal, of one without a time, and of every other one at once', async () => {
  const twice = formThat(refusal({ retryAfter: 2 }), refusal({ retryAfter: 2 }), 'never')
  await expect(twice.sent).rejects.toMatchObject({ status: 409 })
  expect(twice.left).toEqual(['never'])

  for (const fault of [refusal({}), new ApiError(409, '{"code":"email_taken"}', ''), new Error()]) {
    const { sent, waited } = formThat(fault, 'never')
    await expect(sent).rejects.toBe(fault)
    expect(waited).toEqual([])
  }
})
