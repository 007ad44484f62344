import type { CompanySignInProblem } from '@deckloom/contract'

const sentences: Readonly<Record<CompanySignInProblem, string>> = {
  away: 'Your company’s sign-in isn’t responding right now. Try again in a moment, or sign in with your password.',
  denied: 'You canceled at your company’s sign-in, or it denied you access.',
  expired: 'That took too long, or the page was already used. Please try again.',
  rejected:
    'The answer from your company’s sign-in could not be verified. Please try again. If it keeps happening, tell your administrator.',
  clock:
    'The clocks of this server and your company’s sign-in are too far apart. Ask your administrator to correct them.',
  'no-email':
    'Your company’s sign-in did not send your email address. Ask your administrator to turn that on.',
  'unverified-email':
    'Your company’s sign-in has not verified your email address, so you can’t use it to sign in here.',
  'unverified-account': 'Verify your email address before you link your company’s sign-in.',
  domain: 'Email addresses at this domain can’t sign in here.',
  taken:
    'An account with your email address already exists. Sign in with its password, verify the address, and link your company’s sign-in on the Security tab of your profile.',
  'linked-elsewhere': 'This company account is linked to another account here.',
  'other-account': 'That company account is not the one linked here.',
  disabled: 'This account was turned off. If you think this is a mistake, ask your administrator.',
}

/** Returns what went wrong during the company's sign-in, from the URL's query. */
export function companyProblemIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get('problem')
  return named !== null && isProblem(named) ? sentences[named] : undefined
}

function isProblem(name: string): name is CompanySignInProblem {
  return Object.hasOwn(sentences, name)
}
