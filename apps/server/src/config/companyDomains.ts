import type { Config } from './config.ts'

/** Domains of internal people: those that may register, and those of the company's sign-in. */
export function companyDomains({
  identity: { registration, company },
}: Pick<Config, 'identity'>): ReadonlySet<string> {
  return new Set([...registration.domains, ...(company?.domains ?? [])])
}
