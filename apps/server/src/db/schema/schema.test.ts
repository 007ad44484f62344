import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenedDatabase, testDrivers } from '../../testing/testDrivers.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly default: string | null
  readonly required: boolean
}

for (const driver of testDrivers()) {
  describe.skipIf(!driver.available)(`the schema on ${driver.name}`, () => {
    let opened: OpenedDatabase

    beforeAll(async () => {
      opened = await driver.open()
    })
    afterAll(() => opened.remove())

    const columns = async (table: string) => {
      const { rows } = await opened.database.queries.execute<Column & Record<string, unknown>>(sql`
        select column_name as name, data_type as type, column_default as "default", is_nullable = 'NO' as required
        from information_schema.columns where table_schema = 'public' and table_name = ${table}`)
      return new Map(rows.map((column) => [camelCase(column.name), column]))
    }
    const has = async (table: string, names: string) =>
      expect([...(await columns(table)).keys()]).toEqual(expect.arrayContaining(names.split(' ')))
    const defaultOf = async (table: string, name: string) =>
      (await columns(table)).get(name)?.default
    const isUnique = async (table: string, column: string) => {
      const { rows } = await opened.database.queries.execute<{ definition: string }>(sql`
        select indexdef as definition from pg_indexes where tablename = ${table}`)
      return rows.some(({ definition }) => new RegExp(`UNIQUE.*\\(${column}\\)`).test(definition))
    }

    test('I-001 users have the named fields', () =>
      has(
        'users',
        'id email password firstName lastName profileImageUrl authProvider isAdmin subscriptionTier subscriptionStatus trialStartDate trialEndDate subscriptionStartDate subscriptionEndDate createdAt updatedAt',
      ))

    test('I-002 I-003 users have a uuid as text and a unique, required email', async () => {
      const users = await columns('users')
      expect(users.get('id')).toMatchObject({
        type: 'text',
        default: expect.stringContaining('gen_random_uuid'),
      })
      expect(users.get('email')).toMatchObject({ required: true })
      expect(await isUnique('users', 'email')).toBe(true)
    })

    test('refuses an address that is not lower-cased, whoever writes it', async () => {
      const insert = opened.database.queries.execute(
        sql`insert into users (email) values ('Ada@example.com')`,
      )
      await expect(insert).rejects.toThrow()
    })

    test('I-004 I-005 I-006 I-007 users begin as custom, free and trialing, not as administrators', async () => {
      expect(await defaultOf('users', 'authProvider')).toContain("'custom'")
      expect(await defaultOf('users', 'isAdmin')).toBe('false')
      expect(await defaultOf('users', 'subscriptionTier')).toContain("'free'")
      expect(await defaultOf('users', 'subscriptionStatus')).toContain("'trialing'")
    })

    test('I-008 sessions have sid, sess as json and expire', async () => {
      await has('sessions', 'sid sess expire')
      expect((await columns('sessions')).get('sess')?.type).toBe('json')
    })

    test('I-009 I-010 I-011 password reset tokens have the named fields, a unique token, and begin unused', async () => {
      await has('password_reset_tokens', 'id userId token expiresAt isUsed createdAt')
      expect(await isUnique('password_reset_tokens', 'token')).toBe(true)
      expect(await defaultOf('password_reset_tokens', 'isUsed')).toBe('false')
    })

    test('I-012 I-013 I-014 I-016 I-018 presentations have the named fields, types and defaults', async () => {
      await has(
        'presentations',
        'id userId title description slides thumbnail template slideCount lastModified createdAt isPublic',
      )
      const presentations = await columns('presentations')
      expect(presentations.get('id')?.type).toBe('integer')
      expect(presentations.get('slides')?.type).toBe('jsonb')
      expect(presentations.get('slideCount')).toMatchObject({ type: 'integer', default: '0' })
      expect(presentations.get('lastModified')?.type).toBe('timestamp with time zone')
      expect(presentations.get('createdAt')?.type).toBe('timestamp with time zone')
      expect(presentations.get('isPublic')?.default).toBe('false')
    })

    test('I-023 presentations have no status', async () => {
      expect((await columns('presentations')).has('status')).toBe(false)
    })

    test('I-024 I-025 I-026 templates have the named fields and begin neither premium nor popular', async () => {
      await has(
        'templates',
        'id userId name description category thumbnail slides isPremium isPopular createdAt',
      )
      expect(await defaultOf('templates', 'isPremium')).toBe('false')
      expect(await defaultOf('templates', 'isPopular')).toBe('false')
    })

    test('I-027 brand kits have the named fields', () =>
      has('brand_kits', 'id userId name description colors fonts logos isDefault createdAt'))

    test('I-028 I-029 comments have the named fields and begin unresolved', async () => {
      await has('comments', 'id presentationId userId content slideIndex isResolved createdAt')
      expect(await defaultOf('comments', 'isResolved')).toBe('false')
    })

    test('I-030 I-031 collaborators have the named fields and begin as viewers', async () => {
      await has('collaborators', 'id presentationId userId role invitedAt lastSeen')
      expect((await columns('collaborators')).get('role')).toMatchObject({
        type: 'text',
        default: expect.stringContaining("'viewer'"),
      })
    })

    test('I-032 I-033 I-034 I-035 share links have the named fields, a unique token, and begin active and unseen', async () => {
      await has('share_links', 'id presentationId token isActive viewCount createdAt')
      expect(await isUnique('share_links', 'token')).toBe(true)
      expect(await defaultOf('share_links', 'isActive')).toBe('true')
      expect(await defaultOf('share_links', 'viewCount')).toBe('0')
    })

    test('I-036 analytics have the named fields', () =>
      has('analytics', 'id presentationId viewerId slideIndex action duration timestamp'))

    test('I-037 site visits have the named fields', () =>
      has('site_visits', 'id userId sessionId page userAgent ipAddress referrer timestamp'))

    test('I-038 token usage has the named fields', () =>
      has(
        'token_usage',
        'id userId operation model inputTokens outputTokens totalTokens costUsd requestId timestamp',
      ))

    test('I-040 activity summaries have the named fields', () =>
      has(
        'user_activity_summary',
        'id userId date presentationsCreated tokensUsed costUsdCents pagesVisited sessionDuration lastUpdated',
      ))
  })
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
