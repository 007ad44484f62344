import { planRules, plans } from '@deckloom/contract'

const { free, pro, business } = plans

/** What people ask before they pay; the figures are those of the table of plans. */
export const pricingQuestions = [
  {
    question: 'How long is the free trial?',
    answer: `${planRules.trialDays} days, and no card is needed. It includes ${free.quotas.generationsPerMonth} generated presentations a month and every export.`,
  },
  {
    question: 'What happens when the trial ends?',
    answer:
      'Your presentations stay yours: you can open, edit, present, export and delete them. To generate and import again, choose a plan.',
  },
  {
    question: 'What does Pro cost?',
    answer: `$${pro.prices.month} per month, or $${pro.prices.year} per year. The price is for one account and includes everything on its list.`,
  },
  {
    question: 'What does Enterprise include?',
    answer: `The Business plan, at $${business.prices.month} per month, without any limit of generated presentations or picture storage.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      'At any time, on the Billing page. The plan runs until the end of the period that is paid, and is not renewed.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `Yes, for ${planRules.guaranteeDays} days on all plans. Write to support within that time and the payment is returned.`,
  },
] as const
