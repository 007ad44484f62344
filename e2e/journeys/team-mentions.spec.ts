import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'

const slide = {
  slide_title: 'One buoy, three measurements',
  bullet_points: ['Water level to the centimeter', 'Silt build-up at the berth'],
  layout_template: 'title + bullets',
  visual_type: 'quote',
  visual_description: '',
}

test('a team that shares the deck is mentioned like a person, and its name stays when it is gone', async ({
  makeDeck,
  page,
  browser,
  server,
}) => {
  const editor = await makeDeck({ slides: [slide] })
  const member = await anotherPerson(browser, server)
  const made = await page.request.post('/api/teams', { data: { name: 'Harbor crew' } })
  const team = `/api/teams/${(await made.json()).id}`
  const { request } = page
  await request.post(`${team}/members`, { data: { email: member.email } })
  await request.put(`${team}/decks/${editor.id}`, { data: { role: 'commenter' } })

  await editor.goto()
  await page.getByRole('button', { name: 'Comments, 0 open' }).click()
  const comments = page.getByRole('region', { name: 'Comments', exact: true })
  await comments.getByRole('button', { name: 'Comment on this slide' }).click()
  const field = comments.getByRole('textbox', { name: 'Comment' })
  await field.pressSequentially('Is it deep enough, @crew')
  const offered = page.getByRole('listbox', { name: 'People and teams to mention' })
  await expect(offered.getByRole('option')).toHaveText(['Harbor crewTeam'])
  await expectAccessible(page)
  await field.press('Enter')
  await expect(field).toHaveValue('Is it deep enough, @Harbor crew ')
  // A thread is assigned to one person.
  await expect(comments.getByRole('checkbox')).toHaveCount(0)
  await field.press('Control+Enter')
  const thread = comments.getByRole('article')
  const mention = thread.locator('span', { hasText: /^@Harbor crew$/ })
  await expect(mention).toBeVisible()
  await expectAccessible(page)

  await member.page.goto('/workspace')
  await expect(member.page.getByRole('link', { name: /^1 unread comment/ })).toBeVisible()
  await member.page.getByRole('button', { name: /^Notifications/ }).click()
  await member.page.getByRole('link', { name: /mentioned Harbor crew in a comment/ }).click()
  await expect(member.page.getByRole('article', { name: /^Comment by Ines/ })).toContainText(
    'Is it deep enough, @Harbor crew',
  )
  const mails = () => server.emails().filter((mail) => mail.includes(member.email))
  await expect.poll(() => mails().join('\n')).toContain('mentioned Harbor crew in')
  await member.close()

  expect((await request.delete(team)).status()).toBe(204)
  await page.reload()
  await editor.drawn()
  await page.getByRole('button', { name: 'Comments, 1 open' }).click()
  await expect(thread).toContainText('Is it deep enough, @Harbor crew')
  await expect(mention).toHaveCount(0)
})
