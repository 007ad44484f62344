// The minimal server that returns a deck to a signed-in user: Fastify and pg, a session, a row, JSON. The peer of
// deckRead.ts.
import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

interface Account {
  readonly id: string
}

app.get<{ Params: { id: string } }>('/api/presentations/:id', async (request, reply) => {
  // After the dot comes a signature, which this server does not check.
  const token = /\bsid=([^;.%]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const sid = createHash('sha256').update(token).digest('hex')
  const { rows: accounts } = await pool.query<Account>(
    `select users.* from sessions join users on users.id = sess ->> 'userId'
      where sid = $1 and expire > now() and disabled_at is null`,
    [sid],
  )
  const [account] = accounts
  if (!account) return reply.code(401).send({ message: 'Please sign in to continue.' })
  const { rows: decks } = await pool.query(
    'select * from presentations where id = $1 and user_id = $2 and trashed_at is null',
    [request.params.id, account.id],
  )
  return decks[0] ?? reply.code(404).send({ message: 'Not found' })
})

await app.listen({ port: Number(process.env['PORT']), host: 'localhost' })
