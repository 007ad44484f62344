import type { PasskeyItem, SecurityOverview } from '@deckloom/contract'
import { eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../../db/openDatabase.ts'
import { users } from '../../../db/schema/accounts.ts'
import { readSettings } from '../../../db/settingsRepository.ts'
import type { CompanySettings } from '../company/createCompanyProvider.ts'
import { findLink } from '../repositories/federatedIdentitiesRepository.ts'
import { supportOf } from '../passkeys/passkeySite.ts'
import { countCodes, findApp, passkeysOf } from '../repositories/secondFactorsRepository.ts'

export interface SecurityPorts {
  readonly queries: Queries
  readonly home: () => string
  /** Undefined if no company sign-in is configured. */
  readonly company: CompanySettings | undefined
}

/** The security settings of an account. */
export async function readSecurity(
  { queries, home, company }: SecurityPorts,
  { id: userId }: { readonly id: string },
): Promise<SecurityOverview> {
  const [app, codes, owned, settings] = [
    await findApp(queries, userId),
    await countCodes(queries, userId),
    await passkeysOf(queries, userId),
    await readSettings(queries),
  ]
  const [account] = await queries
    .select({
      hasPassword: isNotNull(users.password).mapWith(Boolean),
      changedAt: users.passwordChangedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  const link = company && (await findLink(queries, { userId, issuer: company.issuer.href }))
  return {
    passkeys: owned.map(presentPasskey),
    passkeySupport: supportOf(home()),
    appSince: toIsoString(app?.confirmedAt),
    recoveryCodes: codes.of === 0 ? null : codes,
    password: account?.hasPassword ? { changedAt: toIsoString(account.changedAt) } : null,
    required: settings.requireSecondFactor,
    company: company ? { label: company.buttonText, linkedAt: toIsoString(link?.createdAt) } : null,
  }
}

function presentPasskey(passkey: Awaited<ReturnType<typeof passkeysOf>>[number]): PasskeyItem {
  const { id, name, createdAt, lastUsedAt, backedUp } = passkey
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: toIsoString(lastUsedAt),
    synced: backedUp,
  }
}

function toIsoString(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null
}
