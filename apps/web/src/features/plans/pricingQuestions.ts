import { planRules, plans } from '@deckloom/contract'

const { free, pro, business } = plans

/** Common questions before paying; the figures come from the table of plans. */
export const pricingQuestions = [
  {
    question: 'How long is the free trial?',
    answer: `${planRules.trialDays} days, and no card is needed. It includes ${free.quotas.generationsPerMonth} generated presentations a month and every export.`,
  },
  {
    question: 'What happens when the trial ends?',
    answer:
      'You keep your presentations. You can still open, edit, present, export and delete them. To generate and import again, choose a plan.',
  },
  {
    question: 'What does Pro cost?',
    answer: `$${pro.prices.month} per month, or $${pro.prices.year} per year. The price is for one account and includes everything on its list.`,
  },
  {
    question: 'What does Enterprise include?',
    answer: `The Business plan, at $${business.prices.month} per month, with unlimited generated presentations and picture storage.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Anytime, on the Billing page. Your plan stays active until the end of the paid period and won’t renew.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `Yes, for ${planRules.guaranteeDays} days on all plans. Contact support within that time and we’ll refund your payment.`,
  },
] as const
