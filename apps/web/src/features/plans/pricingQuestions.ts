import { planRules, plans, withoutPlan } from '@deckloom/contract'

const { free, pro, business } = plans

/** Common questions before paying; the figures come from the table of plans. */
export const pricingQuestions = [
  {
    question: 'How long is the free trial?',
    answer: `${planRules.trialDays} days, and no card is needed. Every account gets one trial, with ${free.quotas.generationsPerMonth} generated presentations a month and every export.`,
  },
  {
    question: 'What happens when the trial ends?',
    answer: `${withoutPlan.keeps} ${withoutPlan.needs} Links you already shared keep working.`,
  },
  {
    question: 'What does Pro cost?',
    answer: `$${pro.prices.month} per month, or $${pro.prices.year} per year. The price is for one account and includes everything on its list.`,
  },
  {
    question: 'What does Enterprise include?',
    answer: `The Business plan, at $${business.prices.month} per month, with unlimited AI-generated presentations and ${business.quotas.storageBytes / 1024 ** 3} GB of pictures.`,
  },
  {
    question: 'Can I cancel?',
    answer:
      'Anytime, on the Billing page. Your plan stays active until the end of the paid period and won’t renew.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: `Yes, for ${planRules.guaranteeDays} days on all plans. Contact support within ${planRules.guaranteeDays} days of your first payment and we’ll refund it.`,
  },
] as const
