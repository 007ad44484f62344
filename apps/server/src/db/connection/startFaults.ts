import type { ClientConfig } from 'pg'
import { Client } from 'pg'

/** Why the database prevents the start, as a sentence for the operator. */
export interface StartFault {
  readonly sentence: string
  /** Whether a retry may help: the database is starting, or its name does not resolve yet. */
  readonly mayPass: boolean
}

type Place = Pick<Client, 'host' | 'port' | 'user' | 'database'>
type Message = (place: Place) => string

const at = ({ host, port }: Place) => `${host}:${port}`

const passing: Readonly<Record<string, Message>> = {
  ECONNREFUSED: (place) =>
    `Nothing listens on ${at(place)}. Start the database, or correct host and port in DATABASE_URL.`,
  ENOTFOUND: ({ host }) => `There is no host "${host}". Correct it in DATABASE_URL.`,
  EAI_AGAIN: ({ host }) =>
    `The name "${host}" cannot be looked up right now. Check the network, and the host in DATABASE_URL.`,
  EHOSTUNREACH: ({ host }) => `There is no way to ${host}. Check the network and its firewalls.`,
  ENETUNREACH: ({ host }) => `There is no way to ${host}. Check the network and its firewalls.`,
  ENOENT: ({ host }) => `There is no database socket in ${host}. Start the database.`,
  '57P03': (place) => `The database at ${at(place)} is still starting.`,
  '53300': (place) =>
    `The database at ${at(place)} has no connection left. Raise its max_connections, or lower DATABASE_POOL_SIZE.`,
}

const lasting: Readonly<Record<string, Message>> = {
  '28P01': ({ user }) =>
    `The database refuses the password of "${user}". Correct user and password in DATABASE_URL.`,
  '28000': ({ user }) =>
    `The database does not let "${user}" in from here. Correct the user in DATABASE_URL, or pg_hba.conf on its side.`,
  '3D000': ({ database }) =>
    `There is no database "${database}". Make it with createdb, or correct the name in DATABASE_URL.`,
  '42501': ({ user, database }) =>
    `"${user}" may not make tables in "${database}". Make it the owner: alter database "${database}" owner to "${user}".`,
  '25006': (place) =>
    `The database at ${at(place)} is read-only, as a standby is. Name its primary in DATABASE_URL.`,
  EACCES: ({ host }) => `The database socket in ${host} may not be used by this user.`,
}

const certificate = /certificate|self.signed|SSL|TLS/i

/** Why a database cannot be used. Undefined for bugs. */
export function startFault(error: unknown, connection: ClientConfig): StartFault | undefined {
  if (!(error instanceof Error)) return undefined
  const place = new Client(connection)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const passes = passing[code]
  if (passes) return { sentence: passes(place), mayPass: true }
  const lasts = lasting[code]
  if (lasts) return { sentence: lasts(place), mayPass: false }
  if (certificate.test(`${code} ${error.message}`)) {
    const sentence = `No encrypted connection to ${at(place)} comes about (${error.message}). Check sslmode in DATABASE_URL.`
    return { sentence, mayPass: false }
  }
  if (code === 'ETIMEDOUT' || /timeout|terminated/i.test(error.message)) {
    const sentence = `${at(place)} does not answer as a database. Check host and port in DATABASE_URL, and firewalls between.`
    return { sentence, mayPass: true }
  }
  if (/^(?:08|57P|ECONNRESET|EPIPE)/.test(code)) {
    return { sentence: `The database at ${at(place)} hung up (${code}).`, mayPass: true }
  }
  return undefined
}
