import { expect, test } from '../fixtures/test.ts'

test('A-016 A-017 B-036 B-037 B-038 B-039 B-040 B-041 the features page has its highlights, groups, integrations and security, and a page for each feature', async ({
  page,
  person,
}) => {
  await page.goto('/features')
  await expect(page).toHaveURL('/login')
  await page.request.post('/api/auth/register', { data: person })
  await page.request.post('/api/subscription/select', { data: { tier: 'free' } })

  await page.goto('/features')
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await expect(highlights.getByRole('listitem')).toHaveCount(4)
  const groups = page.getByRole('region', { name: 'All features' })
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText(['Write', 'Design', 'Deliver'])
  await expect(
    page.getByRole('region', { name: 'Works with' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Security' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/pricing',
  )
  await expect(page.getByRole('link', { name: 'Start from Scratch' })).toHaveAttribute(
    'href',
    '/editor/new',
  )

  const titles = new Set<string>()
  for (const slug of [
    'ai-designer',
    'smart-slides',
    'collaboration',
    'analytics',
    'integrations',
  ]) {
    await page.goto(`/features/${slug}`)
    titles.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
    await expect(highlights.getByRole('listitem')).toHaveCount(4)
  }
  expect(titles.size).toBe(5)
  await page.goto('/features/unheard-of')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('B-019 the features page advertises teams, their roles and what each may do with a presentation', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy()
  await page.goto('/features/collaboration')

  await expect(
    page.getByText(
      'Teams with roles: owner, admin and member; and for each presentation who may view, comment or edit',
    ),
  ).toBeVisible()
})
