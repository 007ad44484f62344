import type { Chapter } from '../narrative.ts'

export const situation: Chapter = {
  name: 'The situation',
  question: 'where we stand, and why it cannot stay',
  beats: [
    {
      id: 'problem',
      rank: 1,
      eyebrow: 'The situation',
      form: 'list',
      titles: [
        'Why {subject} {deserves|deserve} a decision now',
        'Why this deserves a decision now',
      ],
      points: [
        ['Today: describe {scene} as it is', 'Today: describe one ordinary day as it is'],
        [
          'What it costs: hours, money and goodwill lost to {pain}',
          'What it costs: hours, money and goodwill',
        ],
        [
          'Who feels it: {people} first, everybody later',
          'Who feels it: some first, everybody later',
        ],
        'What happens next: the same, only more expensive',
      ],
      notes:
        'Start with what everybody in the room agrees on. One observed example is better than three adjectives.',
      picture: 'work people challenge',
      takes: ['problem', 'today', 'currently', 'issue', 'cost', 'lose', 'waste'],
    },
    {
      id: 'question',
      rank: 8,
      eyebrow: 'The question',
      form: 'statement',
      titles: ['What would {subject} change for us?', 'What would change for us?'],
      points: ['Keep this one question in mind; everything that follows answers it.'],
      notes: 'Ask the question, wait for a breath, and promise an answer within the time you have.',
      picture: 'horizon path future',
      takes: ['question'],
    },
    {
      id: 'stakeholders',
      rank: 11,
      eyebrow: 'Who is concerned',
      form: 'cards',
      titles: [
        'Three groups see {short} with different eyes',
        'Three groups see this with different eyes',
      ],
      points: [
        'Those who do the work: what gets easier, what gets harder?',
        'Those who pay: when does it return what it costs?',
        'Those we serve: what will they notice first?',
      ],
      notes: 'Speak with one person of each group beforehand and quote them here.',
      picture: 'people team audience',
      takes: ['stakeholder', 'people', 'customer', 'employee'],
    },
    {
      id: 'tried',
      rank: 14,
      eyebrow: 'What we tried',
      form: 'sides',
      titles: ['What we have tried, and what it taught us'],
      points: [
        'What we tried:',
        ['The usual answers: {rivals}', 'The usual answers, one by one'],
        'More effort from the same people',
        'Waiting for a better moment',
        'What it taught us:',
        'Symptoms ease, the cause stays',
        'Goodwill runs out before the problem does',
        'The moment does not come by itself',
      ],
      notes: 'Credit those who tried. This slide shows that the proposal is not a whim.',
      picture: 'history research study',
      takes: ['tried', 'past', 'history', 'attempt'],
    },
    {
      id: 'why-now',
      rank: 12,
      eyebrow: 'Why now',
      form: 'list',
      titles: ['Three reasons to take up {short} now', 'Three reasons to act now'],
      points: [
        'Others moved: name one who did it and what followed',
        'It became easier: tools, prices or rules have changed',
        'Waiting costs: put a figure on every further month',
      ],
      notes: 'If none of the three holds, say so and ask for a smaller trial instead.',
      picture: 'future launch horizon',
      takes: ['now', 'trend', 'deadline', 'law'],
    },
  ],
}
