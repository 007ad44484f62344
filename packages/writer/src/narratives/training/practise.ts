import type { Chapter } from '../narrative.ts'

export const practise: Chapter = {
  name: 'The practice',
  question: 'try it, fail safely, try again',
  beats: [
    {
      id: 'exercise',
      rank: 3,
      eyebrow: 'Exercise',
      form: 'steps',
      titles: ['Now you: a first exercise in {short}', 'Now you: try it in pairs'],
      points: [
        'Show: one does it, the other watches',
        'Tell: what went well, and one thing to change',
        'Swap: the other does it, with that in mind',
        'Share: what did both of you find hard?',
      ],
      notes:
        'Give a clear time and a clear place. Walk around, listen, and correct only what is dangerous.',
      picture: 'team people learn',
      takes: ['exercise', 'practice', 'practise', 'activity', 'role play', 'hands-on'],
    },
    {
      id: 'mistakes',
      rank: 6,
      eyebrow: 'Mistakes',
      form: 'cards',
      titles: [
        'Three mistakes that everybody makes when {activity}',
        'Three mistakes that everybody makes with {thing}',
        'Three mistakes that everybody makes once',
      ],
      points: [
        'Too fast: what gets skipped when time is short?',
        'Too sure: what does routine overlook?',
        'Too late: when should somebody have asked?',
      ],
      notes: 'Tell one of your own for each. Ask the group for a sign by which to notice it early.',
      picture: 'risk safety lighthouse',
      takes: ['mistake', 'pitfall', 'error', 'risk'],
    },
    {
      id: 'what-if',
      rank: 9,
      eyebrow: 'What if',
      form: 'list',
      titles: ['What would you do? Three situations to decide'],
      points: [
        [
          'Everyday: {scene}, and something small is missing',
          'Everyday: something small is missing',
        ],
        'Difficult: two rules that contradict each other',
        'Urgent: no time, no help, one decision',
      ],
      notes: 'Let them vote before they discuss. The minority explains first.',
      picture: 'challenge road journey',
      takes: ['scenario', 'situation', 'emergency', 'what if'],
    },
    {
      id: 'help',
      rank: 13,
      eyebrow: 'Help',
      form: 'cards',
      titles: ['Where to get help with {short}', 'Where to get help'],
      points: [
        'Look it up: [page or folder], kept on one sheet',
        'Ask: [name], who likes to be asked',
        'Stop: the sign at which you do not go on alone',
      ],
      notes: 'Introduce the person if they are in the room.',
      picture: 'guide care partner',
      takes: ['help', 'support', 'contact', 'resource'],
    },
    {
      id: 'quiz',
      rank: 12,
      eyebrow: 'Check',
      form: 'list',
      titles: ['Four questions to see what has stuck'],
      points: [
        [
          'Which word belongs to {short}, and what does it mean?',
          'Which new word have you learned, and what does it mean?',
        ],
        'Which step comes first, and why?',
        'Which mistake would you notice now?',
        'Whom would you ask, and when?',
      ],
      notes: 'Everybody writes, then compares with a neighbour. Discuss only what differs.',
      picture: 'study school test',
      takes: ['quiz', 'test', 'check', 'assessment'],
    },
  ],
}
