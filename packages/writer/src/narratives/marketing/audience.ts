import type { Chapter } from '../narrative.ts'

export const audience: Chapter = {
  name: 'The audience',
  question: 'whom we want, and what they want',
  beats: [
    {
      id: 'goal',
      rank: 2,
      eyebrow: 'The goal',
      form: 'list',
      titles: [
        'What marketing should achieve for {subject}',
        'What marketing should achieve for {short}',
        'What marketing should achieve',
      ],
      points: [
        ['Goal: [number] {measure} by [date]', 'Goal: [number] by [date]'],
        'From: where we stand today, counted the same way',
        'Not a goal: being seen by everybody',
        'Done when: [the figure that ends the campaign]',
      ],
      notes:
        'One goal. If two people in the room would measure it differently, it is not clear yet.',
      picture: 'goal target growth',
      takes: ['goal', 'objective', 'target', 'grow', 'increase'],
    },
    {
      id: 'audience',
      rank: 1,
      eyebrow: 'The audience',
      form: 'list',
      titles: [
        '{Customers} come first, and one group before all others',
        'One group comes before all others',
      ],
      points: [
        'Who: age, place, and what fills their week',
        ['What they want: less of {pain}', 'What they want: the progress they hope for'],
        'Where they look: three places, in the order they use them',
        'What stops them: price, doubt, habit or effort',
      ],
      notes:
        'Describe one real person of this group. Everything later in the deck is checked against that person.',
      picture: 'people audience customer',
      takes: ['audience', 'customer', 'target', 'persona', 'segment', 'buyer', 'people'],
    },
    {
      id: 'insight',
      rank: 8,
      eyebrow: 'Insight',
      form: 'statement',
      titles: [
        'What {customers} want is not more choice but an easier one',
        'What people want is not more choice but an easier one',
      ],
      points: ['Replace this with the sentence that your interviews gave you.'],
      notes:
        'An insight is something that buyers know and rivals overlook. Test it on five of them first.',
      picture: 'calm sea horizon',
      takes: ['insight', 'why', 'want', 'need'],
    },
    {
      id: 'market',
      rank: 7,
      eyebrow: 'The market',
      form: 'sides',
      titles: [
        'Where {short} {stands|stand} beside {rivals}',
        'Where {short} {stands|stand} beside the rest',
        'Where we stand beside the rest',
      ],
      points: [
        'What others say:',
        'The promise that everybody makes',
        'The price that everybody charges',
        'The place where everybody shouts',
        'What we can say:',
        'The promise that only we can keep',
        'The price, and why it is right',
        'The place where nobody is yet',
      ],
      notes:
        'Collect five advertisements of rivals and read them aloud. What none of them says is your room.',
      picture: 'market competition city',
      takes: ['compet', 'market', 'rival', 'trend'],
    },
    {
      id: 'journey',
      rank: 10,
      eyebrow: 'The journey',
      form: 'steps',
      titles: ['From first glance to loyal customer'],
      points: [
        'Notice: what makes them stop for a second?',
        'Consider: what do they check, and whom do they ask?',
        'Choose: what is the last small doubt?',
        'Return: what do they tell the next one?',
      ],
      notes: 'Mark the step at which most are lost today. That is where the first money goes.',
      picture: 'journey path road',
      takes: ['journey', 'funnel', 'retention', 'conversion'],
    },
  ],
}
