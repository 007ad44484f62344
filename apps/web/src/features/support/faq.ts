import { hasPlans } from '../../shared/plans/hasPlans.ts'

const questions = [
  {
    isAboutPlans: true,
    question: 'How long is the free trial?',
    answer: '3 days, with every export switched on. No card is needed to begin.',
  },
  {
    question: 'Does the PowerPoint stay editable?',
    answer:
      'Yes. Titles, bullets, charts and tables arrive as PowerPoint’s own: text can be typed over, charts keep a workbook with their numbers, and colours and fonts follow the theme.',
  },
  {
    question: 'Where is my data kept?',
    answer:
      'On the server that this product runs on, and nowhere else. Fonts, pictures and scripts come from it too; no page calls another service for them.',
  },
  {
    question: 'Can I bring my own AI model?',
    answer:
      'Yes. Whoever runs the server connects it: OpenAI, Anthropic, Google, or any address that speaks the same protocol, such as Ollama, with AI_PROVIDER and AI_API_KEY. Without a model, the embedded writer condenses your words and notes into slides and invents nothing.',
  },
  {
    question: 'What happens to my edits when the connection drops?',
    answer:
      'They are kept in your browser until the server has stored them. The word beside the title says which of the two it is.',
  },
  {
    isAboutPlans: true,
    question: 'How do I cancel?',
    answer:
      'On the Billing page, at any time. The plan stays until the end of the period that is paid, and your decks stay yours after it.',
  },
] as const

/** What people ask first. Every answer is about what the product does today. */
export function faq() {
  return hasPlans() ? questions : questions.filter((one) => !('isAboutPlans' in one))
}
