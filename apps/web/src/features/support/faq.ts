import { hasPlans } from '../../shared/plans/hasPlans.ts'

const questions = [
  {
    isAboutPlans: true,
    question: 'How long is the free trial?',
    answer: '3 days, with every export included. No card needed to start.',
  },
  {
    question: 'Does the PowerPoint stay editable?',
    answer:
      'Yes. Titles, bullets, charts and tables become native PowerPoint objects. You can edit text in place, charts keep a workbook with their numbers, and colors and fonts follow the theme.',
  },
  {
    question: 'How do I share a presentation?',
    answer:
      'SHARE… in the editor copies its address and says who can open it. Invite people by email to view, comment or edit, or make a link that anyone can open, and that lets people comment or edit once they sign in. A link can have a password and an end date, allow downloads, and be embedded on your website.',
  },
  {
    question: 'Can several people edit at the same time?',
    answer:
      'Yes. Invite them to edit. You see their faces at the top, their cursors and words on the slide, and who is presenting; press a face to go where they are, and again to follow. Offline edits are merged when the connection is back. If two people rewrite the same words, both versions stay.',
  },
  {
    question: 'How do I see who read my presentation?',
    answer:
      'Choose Audience in the menu of the presentation, or follow “See who read it” in the share dialog. For each link you see visitors, the time on every slide, who got to the end, and downloads. Readers have no names unless the link asks for an email address. Count readers turns it off.',
  },
  {
    question: 'Where is my data kept?',
    answer:
      'On the server this product runs on, and nowhere else. Fonts, pictures and scripts come from that server too. No page loads them from anywhere else.',
  },
  {
    question: 'Can I bring my own AI model?',
    answer:
      'Yes. An administrator can connect OpenAI, Anthropic, Google or any compatible endpoint, such as Ollama, with AI_PROVIDER and AI_API_KEY. Without a model, the built-in writer condenses your text and notes into slides and makes nothing up.',
  },
  {
    question: 'What happens to my edits when the connection drops?',
    answer:
      'Your browser keeps them until the server has saved them. The status next to the title shows which.',
  },
  {
    isAboutPlans: true,
    question: 'How do I cancel?',
    answer:
      'On the Billing page, anytime. Your plan stays active until the end of the paid period, and you keep your decks.',
  },
] as const

/** Returns the most common questions. Every answer describes what the product does today. */
export function faq() {
  return hasPlans() ? questions : questions.filter((one) => !('isAboutPlans' in one))
}
