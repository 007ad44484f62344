import { planRules, plans, withoutPlan } from '@deckloom/contract'
import { hasPlans } from '../../shared/plans/hasPlans.ts'

export interface TermsSection {
  readonly title: string
  /** Omitted on installations without plans. */
  readonly isAboutPlans?: true
  readonly paragraphs: readonly string[]
}

const termsSections: readonly TermsSection[] = [
  {
    title: 'Acceptance of these terms',
    paragraphs: [
      'These terms are an agreement between you and the operator of this Deckloom service ("we", "us"). By creating an account or using the service, you accept them. If you use it for an organization, you confirm that you may accept them on its behalf.',
    ],
  },
  {
    title: 'Eligibility',
    paragraphs: [
      'You must be 18 years of age or older to use the service. By registering you confirm that you are.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'Give your real name and an email address that is yours, keep your password to yourself, and tell us if someone else may have it. You are responsible for activity in your account.',
    ],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You may stop using the service and delete your account at any time. We may suspend or end an account at our discretion, in particular when these terms are broken. When we end an account, fees that were paid are not refunded.',
    ],
  },
  {
    title: 'Acceptable use',
    paragraphs: [
      'Do not use the service to break the law, to harm or deceive people, to infringe the rights of others, to send unsolicited messages, or to spread malicious software.',
      'Do not try to get around its limits, to reach the accounts or presentations of others, or to overload it. Anyone who operates a copy of the software on their own server is bound by its license instead.',
    ],
  },
  {
    title: 'Your inputs and your outputs',
    paragraphs: [
      'What you put in, such as text, notes, pictures and files, is and stays yours. As between you and us, we assign to you whatever rights we may have in the presentations that the service makes from it.',
      'You give us only the permission we need to run the service for you: to store, process and show your inputs and outputs to you and the people you share them with.',
    ],
  },
  {
    title: 'Generated content',
    paragraphs: [
      'Generated text and pictures may be wrong, incomplete or similar to what others receive. Check them before you rely on them or present them. They are not professional advice.',
    ],
  },
  {
    isAboutPlans: true,
    title: 'Trial and plans',
    paragraphs: [
      `A new account has one free trial of ${planRules.trialDays} days. The plans, their prices and what they include are on the pricing page; Pro costs $${plans.pro.prices.month} per month or $${plans.pro.prices.year} per year, Business $${plans.business.prices.month} per month.`,
      `When a trial or plan ends, your presentations stay yours. ${withoutPlan.keeps} ${withoutPlan.needs}`,
    ],
  },
  {
    isAboutPlans: true,
    title: 'Fees and renewal',
    paragraphs: [
      'A paid plan renews automatically at the end of each period, and its fee is charged again, until you cancel it. You can cancel on the Billing page at any time; the plan then stays active until the end of the paid period.',
      `Fees are non-refundable except under the ${planRules.guaranteeDays}-day money-back guarantee: contact support within ${planRules.guaranteeDays} days of your first payment for a refund.`,
    ],
  },
  {
    isAboutPlans: true,
    title: 'Payments',
    paragraphs: [
      'Payments are taken by a payment provider. Card data goes to the provider and never to us. When a renewal fails, your plan continues for a few days so that you can fix it.',
    ],
  },
  {
    title: 'Availability',
    paragraphs: [
      'We do not guarantee that the service is available at any particular time or without interruption, and we may change or end parts of it. Export anything you cannot do without.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      'We process personal data to run the service, keep it secure and respond to you. Presentations are private unless you share them, and administrators of the service do not read them.',
    ],
  },
  {
    title: 'Disclaimer of warranties',
    paragraphs: [
      'The service is provided "as is" and "as available", without warranties of any kind, as far as the law allows.',
    ],
  },
  {
    title: 'Limitation of liability',
    paragraphs: [
      'As far as the law allows, our total liability for all claims about the service is limited to the fees that you paid in the 12 months before the event that the claim is about. We are not liable for indirect or consequential damage.',
    ],
  },
  {
    title: 'Time for claims',
    paragraphs: [
      'A claim about the service must be brought within 6 months after it arose. After that it is barred.',
    ],
  },
  {
    title: 'Arbitration and class-action waiver',
    paragraphs: [
      'Disputes that we cannot settle between us are decided by binding arbitration of an individual claim instead of a court, where the law allows it.',
      'You and we waive the right to take part in a class action, class arbitration or other representative proceeding.',
    ],
  },
  {
    title: 'Changes and contact',
    paragraphs: [
      'When these terms change, the date at the top changes, and we notify you before a change that reduces your rights takes effect. By continuing to use the service after that, you accept the new terms.',
      'For questions about these terms, use in-app support: the contact form in the Support Center.',
    ],
  },
]

/** Returns the Terms of Use by section. */
export function sectionsHere(): readonly TermsSection[] {
  return hasPlans() ? termsSections : termsSections.filter(({ isAboutPlans }) => !isAboutPlans)
}
