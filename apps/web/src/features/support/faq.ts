import { hasPlans } from '../../shared/plans/hasPlans.ts'

const questions = [
  {
    isAboutPlans: true,
    question: 'How long is the free trial?',
    answer: '3 days, once per account, with every export included. No card needed to start.',
  },
  {
    question: 'Does the PowerPoint stay editable?',
    answer:
      'Yes. Titles, bullets, charts and tables become native PowerPoint objects. You can edit text in place, charts keep a workbook with their numbers, and colors and fonts follow the theme.',
  },
  {
    question: 'How do I share a presentation?',
    answer:
      'SHARE… in the editor copies its link, or its address if it has none, and says who can open it. The owner can invite people by email to view, comment or edit. A link is for anyone, and lets people comment or edit once they sign in. It can have a password and an end date, allow downloads, or, without a password, be embedded on your website.',
  },
  {
    question: 'Can several people edit at the same time?',
    answer:
      'Yes. Invite them to edit. You see their faces at the top, their cursors and words on the slide, and who is presenting; press a face to go where they are, and again to follow. Undo takes back only your own changes. Offline edits are merged when the connection is back. If two people rewrite the same words, both versions stay.',
  },
  {
    question: 'How do I comment?',
    answer:
      'Select an element or words and press Ctrl+Alt+M (⌘⌥M on a Mac), or choose Comment in the menu. People who can only comment do the same on the page that they read. Reply, react, mention people and teams with @, assign a comment, and resolve it when it is done. Comments stay with their words when those are edited, and can go into the PowerPoint file.',
  },
  {
    question: 'How do I see who read my presentation?',
    answer:
      'If you own the presentation or were invited to edit it, choose Audience in its menu on Home or in your workspace, or follow “See who came by links” in the share dialog. For each link you see visitors, the time on every slide, who got to the end, and downloads. Readers have no names unless the link asks for an email address and they choose to give it. Turn off Count readers to stop all of it.',
  },
  {
    question: 'Where is my data kept?',
    answer:
      'On the server this product runs on, and in the database and storage that its administrator chose. If an AI model is connected, your prompts and notes are sent to it. Fonts and scripts come from this server; only the card form of a payment provider and photo previews come from elsewhere, if your administrator connected them.',
  },
  {
    question: 'Can I bring my own AI model?',
    answer:
      'Yes. An administrator can connect OpenAI, Anthropic, Google or any compatible endpoint, such as Ollama, with AI_PROVIDER, AI_MODEL and AI_API_KEY or AI_BASE_URL. Without a model, the built-in writer condenses your text and notes into slides and makes nothing up.',
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
