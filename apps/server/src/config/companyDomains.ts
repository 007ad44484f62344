import type { Config } from './config.ts'

/** Domains whose people are inside: those that may register, and those of the company's own sign-in. */
export function companyDomains({
  identity: { registration, company },
}: Pick<Config, 'identity'>): ReadonlySet<string> {
  return new Set([...registration.domains, ...(company?.domains ?? [])])
}
