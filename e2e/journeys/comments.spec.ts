import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expect, test } from '../fixtures/editorTest.ts'
import { DeckEditor } from '../fixtures/pages/DeckEditor.ts'
import type { RunningServer } from '../fixtures/server.ts'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'

const buoy = {
  slide_title: 'One buoy, three measurements',
  bullet_points: ['Water level to the centimeter', 'Silt build-up at the berth'],
  layout_template: 'title + bullets',
  visual_type: 'quote',
  visual_description: '',
}
const ports = { ...buoy, slide_title: 'Twelve ports have signed' }

/** Shares the deck with another editor, who opens it. */
async function sharedWithEditor(
  editor: DeckEditor,
  { browser, server }: { readonly browser: Browser; readonly server: RunningServer },
) {
  const guest = await anotherPerson(browser, server)
  const invited = await editor.page.request.post(`${editor.api}/collaborators`, {
    data: { email: guest.email, role: 'editor' },
  })
  expect(invited.status()).toBe(202)
  const theirs = new DeckEditor(guest.page, editor.id)
  await theirs.goto()
  return { ...guest, editor: theirs }
}

const comments = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true })
const threadOn = (page: Page, name: RegExp) => comments(page).getByRole('article', { name })

test('an owner comments on words and mentions an editor, who is told, replies and resolves', async ({
  makeDeck,
  page,
  browser,
  server,
}) => {
  const editor = await makeDeck({ slides: [buoy, ports] })
  const guest = await sharedWithEditor(editor, { browser, server })
  await editor.goto()
  await expect(page.getByRole('button', { name: 'Comments, 0 open' })).toBeVisible()

  // Words of a text that is being edited.
  await editor.element('Title').dblclick()
  const title = editor.field('Edit Title')
  await title.press('Control+Home')
  for (let letter = 0; letter < 'One buoy'.length; letter += 1) {
    await title.press('Shift+ArrowRight')
  }
  await page.keyboard.press('Control+Alt+m')
  const field = comments(page).getByRole('textbox', { name: 'Comment' })
  await expect(field).toBeFocused()
  await expect(comments(page).getByRole('region', { name: 'New comment' })).toContainText(
    '“One buoy”',
  )
  await field.pressSequentially('Is this right, @nu')
  const offered = page.getByRole('listbox', { name: 'People to mention' })
  await expect(offered.getByRole('option')).toHaveText(['NPNuno PrataCan edit'])
  await expectAccessible(page)
  await field.press('Enter')
  await expect(field).toHaveValue('Is this right, @Nuno Prata ')
  await comments(page).getByRole('checkbox', { name: 'Assign to Nuno Prata' }).check()
  await field.press('Control+Enter')
  const mine = threadOn(page, /on “One buoy”/)
  await expect(mine).toContainText('Assigned to Nuno Prata')
  await expect(page.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible()
  await expect(editor.canvas.getByRole('button', { name: /^Thread by Ines/ })).toBeVisible()
  await expectAccessible(page)

  // The other editor, elsewhere in the product.
  await guest.page.goto('/workspace')
  await guest.page.getByRole('button', { name: /^Notifications/ }).click()
  await guest.page.getByRole('link', { name: /assigned a comment to you/ }).click()
  const theirs = threadOn(guest.page, /on “One buoy”/)
  await expect(theirs).toBeFocused()
  await expect(theirs).toContainText('Assigned to you')
  await expect
    .poll(() =>
      server
        .emails()
        .filter((mail) => mail.includes(guest.email))
        .join('\n'),
    )
    .toContain('was assigned to you')

  await guest.page.keyboard.press('r')
  const reply = theirs.getByRole('textbox', { name: 'Reply' })
  await expect(reply).toBeFocused()
  await reply.fill('Two measurements, to be exact.')
  await reply.press('Control+Enter')
  await expect(theirs).toContainText('Two measurements, to be exact.')
  await expect(reply).toHaveValue('')
  await theirs.getByRole('button', { name: 'Add a reaction' }).first().click()
  await guest.page.getByRole('menuitem', { name: 'Looking at it' }).click()
  await expect(theirs.getByRole('button', { name: 'Looking at it: Nuno Prata' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await theirs.getByRole('button', { name: 'Resolve' }).click()
  await expect(theirs).toContainText('Resolved by you')
  await expect(guest.page.getByRole('button', { name: 'Comments, 0 open' })).toBeVisible()

  // The owner is shown it when the page has the focus again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(mine).toContainText('Resolved by Nuno Prata')
  // It still says where it was.
  await expect(mine).toContainText('on slide 1')
  await expect(mine).toContainText('Two measurements, to be exact.')
  await mine.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible()
  await guest.close()
})

test('words that are gone are told of, own comments are edited and deleted', async ({
  openDeck,
  page,
}) => {
  const editor = await openDeck({ slides: [buoy] })
  const [slide] = (await editor.read()).slides
  const started = await page.request.post(`${editor.api}/threads`, {
    data: {
      slideId: slide?.id,
      anchor: { kind: 'words', elementId: `title-${slide?.id}`, quote: 'three', offset: 10 },
      text: 'Or two?',
    },
  })
  expect(started.status()).toBe(201)
  await page.reload()
  await editor.drawn()
  await editor.canvas.getByRole('button', { name: /^Thread by/ }).click()
  const thread = threadOn(page, /on “three”/)
  await expect(thread).not.toContainText('The text was deleted.')

  await editor.element('Title').dblclick()
  await editor.field('Edit Title').fill('Two buoys')
  await page.keyboard.press('Control+Enter')
  await expect(thread).toContainText('The text was deleted.')

  await thread.getByRole('button', { name: /^Actions for the comment/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const field = thread.getByRole('textbox', { name: 'Edit the comment' })
  await field.fill('Or four?')
  await field.press('Control+Enter')
  await expect(thread).toContainText('Or four?')
  await expect(thread).toContainText('edited')

  await thread.getByRole('button', { name: /^Actions for the comment/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(comments(page)).toContainText('No comments yet. Select something and press')
})

test('a closed comment opens and leads to its slide wherever it is pressed, also a resolved one', async ({
  openDeck,
  page,
}) => {
  const editor = await openDeck({ slides: [buoy, ports] })
  const [, slide] = (await editor.read()).slides
  for (const text of ['The first', 'The second']) {
    await page.request.post(`${editor.api}/threads`, {
      data: { slideId: slide?.id, anchor: { kind: 'slide' }, text },
    })
  }
  const [first] = (await (await page.request.get(`${editor.api}/threads`)).json()).items
  await page.request.patch(`${editor.api}/threads/${first.id}`, { data: { isResolved: true } })
  await page.reload()
  await editor.drawn()
  await page.getByRole('button', { name: 'Comments, 1 open' }).click()

  await comments(page).getByText('The second').click()
  await expect(page.getByText('SLIDE 2 OF 2')).toBeVisible()
  await expect(comments(page).getByRole('textbox', { name: 'Reply' })).toBeVisible()
  const resolved = threadOn(page, /resolved$/)
  await expect(resolved).toContainText('On slide 2')
  await resolved.getByText('The first').click()
  await expect(resolved).toHaveAttribute('aria-current', 'true')
  await expect(comments(page).getByRole('textbox', { name: 'Reply' })).toBeHidden()
})

test('everything about comments can be done by keyboard', async ({ openDeck, page }) => {
  const editor = await openDeck({ slides: [buoy, ports] })
  const field = comments(page).getByRole('textbox', { name: 'Comment' })
  await editor.element('Title').focus()
  await page.keyboard.press('Control+Alt+m')
  await expect(field).toBeFocused()
  await page.keyboard.type('On the title')
  await page.keyboard.press('Control+Enter')
  await expect(threadOn(page, /on Title on slide 1/)).toBeFocused()

  // Back to its pin, and on to the next slide.
  const pin = editor.canvas.getByRole('button', { name: /^Thread by/ })
  await expect(pin).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pin).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByText('SLIDE 2 OF 2')).toBeVisible()
  await page.keyboard.press('Control+Alt+m')
  await expect(field).toBeFocused()
  await page.keyboard.type('On the slide')
  await page.keyboard.press('Control+Enter')
  const second = threadOn(page, /on On slide 2/)
  await expect(second).toBeFocused()

  await page.keyboard.press('n')
  await expect(threadOn(page, /on Title on slide 1/)).toBeFocused()
  await expect(page.getByText('SLIDE 1 OF 2')).toBeVisible()
  await page.keyboard.press('p')
  await expect(second).toBeFocused()
  await page.keyboard.press('e')
  await expect(second).toContainText('Resolved by you')
  await expect(page.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByRole('button', { name: 'Comments, 2 open' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(second).toContainText('Resolved by you')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('button', { name: 'Comments, 2 open' })).toBeVisible()

  await page.keyboard.press('Control+/')
  await expect(page.getByRole('dialog')).toContainText('Comment on the selection or the slide')
})

test('a comment that cannot be sent stays and says why', async ({ openDeck, page }) => {
  const editor = await openDeck({ slides: [buoy] })
  await page.getByRole('button', { name: 'Comments, 0 open' }).click()
  await comments(page).getByRole('button', { name: 'Comment on this slide' }).click()
  await page.route(`**${editor.api}/threads`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 503,
          json: { message: 'The server rests.', code: 'unavailable', requestId: 'r-1' },
        })
      : route.fallback(),
  )
  const field = comments(page).getByRole('textbox', { name: 'Comment' })
  await field.fill('Keep this')
  await field.press('Control+Enter')
  await expect(comments(page).getByRole('alert')).toContainText('The server rests.')
  await expectAccessible(page)

  // It is also there after a reload.
  await page.reload()
  await editor.drawn()
  await page.unroute(`**${editor.api}/threads`)
  await page.keyboard.press('Control+Alt+m')
  await expect(field).toHaveValue('Keep this')
  await page.context().setOffline(true)
  await field.press('Control+Enter')
  await expect(comments(page)).toContainText('Not sent yet.')
  await page.context().setOffline(false)
  await expect(threadOn(page, /on On slide 1/)).toContainText('Keep this')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('comments are a sheet with one thread at a time', async ({ openDeck, page }) => {
    const editor = await openDeck({ slides: [buoy] })
    const [slide] = (await editor.read()).slides
    for (const text of ['The first', 'The second']) {
      await page.request.post(`${editor.api}/threads`, {
        data: { slideId: slide?.id, anchor: { kind: 'slide' }, text },
      })
    }
    await page.reload()
    await editor.drawn()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Comments' }).click()
    await expect(comments(page)).toContainText('1 of 2')
    await expect(comments(page)).toContainText('The first')
    await comments(page).getByRole('button', { name: 'Next comment' }).tap()
    await expect(comments(page)).toContainText('The second')
    await expect(comments(page)).not.toContainText('The first')
    const reply = comments(page).getByRole('textbox', { name: 'Reply' })
    await reply.fill('@')
    await expect(page.getByRole('option', { name: /Ines Rocha/ })).toBeInViewport()
    await reply.fill('By thumb')
    await comments(page).getByRole('button', { name: 'Reply', exact: true }).tap()
    await expect(comments(page).getByRole('article')).toContainText('By thumb')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close comments' }).tap()
    await expect(comments(page)).toBeHidden()
  })
})
