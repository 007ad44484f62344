import { once } from 'node:events'
import { createServer } from 'node:http'
import { anotherPerson } from '../fixtures/steps/anotherPerson.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { expectToast } from '../fixtures/expectToast.ts'
import { expect, test } from '../fixtures/test.ts'
import { createDeck } from '../fixtures/pages/workspace.ts'

test('SHARE... is used with the keyboard alone: it invites several, changes a role, and makes and copies a link', async ({
  page,
  context,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = `Tides of ${signedIn.firstName}`
  const id = await createDeck(page, title)
  await page.goto(`/editor/${id}`)
  await page.getByRole('button', { name: 'SHARE...' }).focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Share Link Copied')
  const dialog = page.getByRole('dialog', { name: `Share “${title}”` })
  const field = dialog.getByLabel('Add people by email')
  await expect(field).toBeFocused()
  await page.keyboard.type('lena@example.org')
  await page.keyboard.press('Enter')
  await page.keyboard.type('tomo@example.org,nobody')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('“nobody” is not an email address.')
  await expect(dialog.getByRole('button', { name: 'Remove tomo@example.org' })).toBeVisible()
  await expectAccessible(page)
  await field.fill('')
  await page.keyboard.press('Tab')
  await expect(
    dialog.getByRole('button', { name: 'Role of the invited person: Can view' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Can comment' }).press('Enter')
  // The menu gives the focus back once it has closed.
  await expect(
    dialog.getByRole('button', { name: 'Role of the invited person: Can comment' }),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Invite', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Invitation sent', 'lena@example.org, tomo@example.org')
  const people = dialog.getByRole('list', { name: 'People with access' })
  await expect(people.getByRole('listitem')).toHaveCount(3)
  await expect(people).toContainText(/Invited \w+ \d+, not opened yet/)

  await dialog.getByRole('button', { name: 'lena@example.org: Can comment' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remove access' }).press('Enter')
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove access' }).click()
  await expect(people.getByRole('listitem')).toHaveCount(2)

  const status = dialog.getByRole('status')
  await expect(status).toHaveText('Link copied. Only people with access can open this link.')
  await dialog.getByRole('button', { name: 'New link' }).press('Enter')
  await expect(status).toHaveText('Link copied. Anyone who has the link can view.')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('/share/')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'SHARE...' })).toBeFocused()
})

test('options of a link act at once, and visitors get what they allow', async ({
  page,
  browser,
  context,
  server,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const made = await page.request.post('/api/presentations', {
    data: {
      title: `Tides of ${signedIn.firstName}`,
      slides: [{ slide_title: 'Tides', bullet_points: ['One'], notes: 'Say it slowly' }],
    },
  })
  const { id } = await made.json()
  const links = `/api/presentations/${id}/share-links`
  await page.goto(`/editor/${id}`)
  await page.getByRole('button', { name: 'SHARE...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'New link' }).click()
  await dialog.getByLabel('Name').fill('For investors')
  await dialog.getByLabel('Name').press('Enter')
  await expect(dialog.getByText('For investors · Not opened yet')).toBeVisible()
  for (const name of ['Allow download', 'Show speaker notes', 'Ask for an email address']) {
    await dialog.getByRole('switch', { name }).click()
    await expect(dialog.getByRole('switch', { name })).toBeChecked()
  }
  await dialog.getByLabel('Ends').fill('2027-12-15')
  await dialog.getByLabel('Ends').blur()
  await expect(dialog.getByRole('status')).toContainText('can view until Dec 15.')
  await expectAccessible(page)

  const visitor = await browser.newContext({ baseURL: server.url })
  const reader = await visitor.newPage()
  const [{ path, id: linkId }] = await (await page.request.get(links)).json()
  await reader.goto(path)
  await expect(reader.getByRole('heading', { name: 'Who’s reading?' })).toBeVisible()
  await expectAccessible(reader)
  await reader.getByLabel('Email address').fill('lena@example.org')
  await reader.getByRole('button', { name: 'Continue' }).click()
  await expect(reader.getByText('Say it slowly')).toBeVisible()
  await expect(reader.getByText('Can view').first()).toBeVisible()
  await expectAccessible(reader)
  await reader.getByRole('button', { name: 'Download' }).click()
  const download = reader.waitForEvent('download')
  await reader.getByRole('menuitem', { name: 'Download as PowerPoint' }).click()
  expect((await download).suggestedFilename()).toBe('presentation.pptx')
  await reader.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(reader)

  // A switch that the server refuses goes back, and says why.
  await page.route(`**${links}/*`, (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Only the owner can.', code: 'forbidden', requestId: 'x' },
    }),
  )
  await dialog.getByRole('switch', { name: 'Allow download' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Only the owner can.')
  await expect(dialog.getByRole('switch', { name: 'Allow download' })).toBeChecked()
  await page.unroute(`**${links}/*`)

  // A day in the past is not saved, and the field says so.
  await dialog.getByLabel('Ends').fill('2020-05-01')
  await dialog.getByLabel('Ends').blur()
  await expect(dialog.getByText(/in the past/)).toBeVisible()
  await dialog.getByRole('button', { name: 'End link' }).click()
  const question = page.getByRole('alertdialog', { name: 'End this link?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await (await page.request.get(links)).json()).toHaveLength(1)
  await dialog.getByRole('button', { name: 'End link' }).click()
  await question.getByRole('button', { name: 'End link' }).click()
  await expectToast(page, 'Link ended')
  await reader.goto(path)
  await expect(reader.getByRole('heading', { name: /^This link ended on / })).toBeVisible()
  await expectAccessible(reader)
  expect(linkId).toBeGreaterThan(0)
  await visitor.close()
})

test('a deck is embedded on another website by a snippet, and nothing else of it can be', async ({
  page,
  browser,
  context,
  server,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await createDeck(page, `Tides of ${signedIn.firstName}`)
  await page.goto(`/editor/${id}`)
  await page.getByRole('button', { name: 'SHARE...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Embed on a website' }).click()
  await dialog.getByRole('button', { name: 'Copy snippet' }).click()
  await expectToast(page, 'Snippet copied')
  await expectAccessible(page)
  const snippet = await page.evaluate(() => navigator.clipboard.readText())
  expect(snippet).toContain(`<iframe src="${server.url}/embed/`)

  const html = `<!doctype html>${snippet}${snippet.replace('/embed/', '/share/')}`
  const website = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html').end(html)
  }).listen(0, '127.0.0.1')
  await once(website, 'listening')
  const address = website.address()
  const port = typeof address === 'object' ? address?.port : 0
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`http://127.0.0.1:${port}/`)
  const embedded = elsewhere.frameLocator('iframe >> nth=0')
  await expect(embedded.getByText('1 / 1')).toBeVisible()
  await expect(embedded.getByRole('link', { name: /Tides/ })).toHaveAttribute('target', '_blank')
  await expect(elsewhere.frameLocator('iframe >> nth=1').getByRole('main')).toHaveCount(0)
  await elsewhere.context().close()
  website.close()
})

test('the owner makes a collaborator the owner, once they said who they are', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const id = await createDeck(page, `Tides of ${signedIn.firstName}`)
  const guest = await anotherPerson(browser, server)
  await page.request.post(`/api/presentations/${id}/collaborators`, {
    data: { email: guest.email, role: 'viewer' },
  })
  await guest.page.goto(`/editor/${id}`)
  await expect(guest.page.getByText('Can view').first()).toBeVisible()

  await page.goto(`/editor/${id}?share`)
  const dialog = page.getByRole('dialog', { name: /^Share/ })
  await dialog.getByRole('button', { name: 'Nuno Prata: Can view' }).click()
  await page.getByRole('menuitem', { name: 'Transfer ownership' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Transfer ownership' }).click()
  const proof = page.getByRole('dialog').last()
  await proof.getByLabel('Password', { exact: true }).fill(signedIn.password)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Nuno Prata owns this presentation now')
  await guest.page.reload()
  await expect(guest.page.getByText('SLIDE 1 OF 1')).toBeVisible()
  const own = await (await guest.page.request.get(`/api/presentations/${id}`)).json()
  expect(own.role).toBeUndefined()
  await guest.close()
})

test('SHARE... copies the link with a password, not one to embed, and names it', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await createDeck(page, `Tides of ${signedIn.firstName}`)
  const links = `/api/presentations/${id}/share-links`
  await page.request.post(links, { data: { label: 'Embedded', embeds: true } })
  const made = await page.request.post(links, { data: { label: 'For investors' } })
  const link = await made.json()
  await page.request.patch(`${links}/${link.id}`, { data: { password: 'harbour-silt-7' } })

  await page.goto(`/editor/${id}`)
  await page.getByRole('button', { name: 'SHARE...' }).click()
  await expectToast(page, 'Share Link Copied')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${server.url}${link.path}`)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    '“For investors” copied. Anyone who has the link and the password can view.',
  )
})
