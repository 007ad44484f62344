import type { CompanySignInProblem } from '@deckloom/contract'

const sentences: Readonly<Record<CompanySignInProblem, string>> = {
  away: 'Your company’s sign-in isn’t responding right now. Try again in a moment, or sign in with your password.',
  denied: 'You canceled at your company’s sign-in, or it did not let you in.',
  expired: 'That took too long, or was used before. Please try again.',
  rejected:
    'What your company’s sign-in answered could not be verified. Please try again; if it happens again, tell an administrator.',
  clock:
    'The clocks of this server and of your company’s sign-in differ too much. An administrator can set them right.',
  'no-email':
    'Your company’s sign-in did not say what your email address is. An administrator can turn that on.',
  'unverified-email':
    'Your company’s sign-in has not verified your email address, so it opens no account here.',
  'unverified-account': 'Verify your email address before you link your company’s sign-in.',
  domain: 'Addresses of this domain cannot sign in here.',
  taken:
    'There is an account with your email address that cannot be linked by itself. Sign in with its password, verify the address, and link your company’s sign-in on the Security tab of your profile.',
  'linked-elsewhere': 'This company account is linked to another account here.',
  'other-account': 'That was another company account than the one that is linked here.',
  disabled: 'This account was turned off. Ask an administrator if you think that it should not be.',
}

/** What went wrong at the company's sign-in, where the address says so. */
export function companyProblemIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get('problem')
  return named !== null && isProblem(named) ? sentences[named] : undefined
}

function isProblem(name: string): name is CompanySignInProblem {
  return Object.hasOwn(sentences, name)
}
