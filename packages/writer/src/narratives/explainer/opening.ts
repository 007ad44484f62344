import type { Chapter } from '../narrative.ts'

export const opening: Chapter = {
  name: 'The subject',
  question: 'what it is, and why it is worth your time',
  beats: [
    {
      id: 'why-care',
      rank: 1,
      eyebrow: 'Why it matters',
      form: 'list',
      titles: [
        'Why {subject} {is|are} worth a closer look',
        'Why {short} {is|are} worth a closer look',
        'Why this is worth a closer look',
      ],
      points: [
        'Near: where do we meet it in an ordinary week?',
        'Large: whom does it concern beyond this room?',
        'New: what has changed about it lately?',
        'Open: the question that still divides experts',
      ],
      notes: 'Begin with something that everybody in the room has seen, then widen the view.',
      picture: 'vision horizon people',
      takes: ['why', 'matter', 'important', 'today', 'problem', 'impact'],
    },
    {
      id: 'definition',
      rank: 2,
      eyebrow: 'What it is',
      form: 'sides',
      titles: [
        'What {subject} {means|mean}, and what {it does not|they do not}',
        'What {short} {means|mean}, and what {it does not|they do not}',
        'What it means, and what it does not',
      ],
      points: [
        'What it is:',
        'One sentence without a foreign word',
        'One example that everybody knows',
        'The part that makes it special',
        'What it is not:',
        'The thing it is often confused with',
        'The example that only looks like it',
        'The word that the news use wrongly',
      ],
      notes:
        'Test the sentence on somebody who knows nothing of the subject. Change it until they can repeat it.',
      picture: 'study books education',
      takes: ['definition', 'what is', 'meaning', 'concept', 'basics', 'introduction'],
    },
    {
      id: 'origin',
      rank: 5,
      eyebrow: 'Where it comes from',
      form: 'dates',
      titles: [
        'How {subject} came to where {it stands|they stand}',
        'How {short} came to where {it stands|they stand}',
        'How it came to where it stands',
      ],
      points: [
        'Before: what did people do or believe?',
        'The beginning: who, where, and by which accident?',
        'The turn: what made it spread or change?',
        'Today: what would have surprised people then?',
      ],
      notes:
        'Three or four moments are enough. Look up each date and put it in place of the words.',
      picture: 'history research books',
      takes: ['history', 'origin', 'began', 'timeline', 'cause', 'past'],
    },
    {
      id: 'everyday',
      rank: 9,
      eyebrow: 'In daily life',
      form: 'list',
      titles: [
        'Where we meet {subject} without noticing',
        'Where we meet {short} without noticing',
        'Where we meet it without noticing',
      ],
      points: [
        "At home: the example within arm's reach",
        'Outside: the example that we walk past',
        'In the news: the example behind a headline',
      ],
      notes: 'Ask for further examples. The best one usually comes from the room.',
      picture: 'city nature community',
      takes: ['everyday', 'daily', 'life', 'example'],
    },
    {
      id: 'question',
      rank: 14,
      eyebrow: 'The question',
      form: 'statement',
      titles: [
        'What would be missing without {subject}?',
        'What would be missing without {short}?',
        'What would be missing without it?',
      ],
      points: ['Keep your first answer in mind; we compare it at the end.'],
      notes: 'Give everybody ten silent seconds. Do not answer yet.',
      picture: 'sea calm horizon',
      takes: ['question'],
    },
  ],
}
