import type { Chapter } from '../narrative.ts'

export const need: Chapter = {
  name: 'The need',
  question: 'who it hurts, and why now',
  beats: [
    {
      id: 'problem',
      rank: 1,
      eyebrow: 'The problem',
      form: 'list',
      titles: [
        '{Customers} deserve better than {pain}',
        '{Customers} deserve better than they have',
        'The people we serve deserve better',
      ],
      points: [
        [
          'Who suffers: name {a person} and follow one day of it',
          'Who suffers: name one person and follow one day',
        ],
        [
          'What it costs: put money and hours on {pain}',
          'What it costs: put money and hours on it',
        ],
        ['What they do today: show {rivals}', 'What they do today: show each workaround honestly'],
        'Why it lasts: say what has blocked a fix so far',
      ],
      notes:
        'Tell it as one story before you generalise. Replace each prompt with something you saw or measured yourself, and name your source for every figure.',
      picture: 'people community village challenge',
      takes: [
        'problem',
        'pain',
        'challenge',
        'suffer',
        'lose',
        'lack',
        'waste',
        'spend',
        'struggle',
        'need',
      ],
    },
    {
      id: 'person',
      rank: 9,
      eyebrow: 'One story',
      form: 'list',
      titles: [
        'One {person}, one day, and the whole problem is visible',
        'One story makes the whole problem visible',
      ],
      points: [
        'Morning: what is the first thing that goes wrong?',
        'Midday: which choice should nobody have to make?',
        'Evening: what did the day cost in money and in hope?',
        'In their words: [one sentence you were told]',
      ],
      notes:
        'Use a real person, with permission, or say clearly that the person is a composite. Keep this to one minute.',
      picture: 'people customer user community',
      takes: ['story', 'customer', 'persona', 'user'],
    },
    {
      id: 'why-now',
      rank: 6,
      eyebrow: 'Why now',
      form: 'cards',
      titles: [
        'Three changes make this the moment for {short}',
        'Three changes make this the moment',
      ],
      points: [
        'Technology: what became cheap or good enough only recently?',
        [
          'Behaviour: what do {people} do now that they did not before?',
          'Behaviour: what do people do now that they did not before?',
        ],
        [
          'Rules: which law, subsidy or standard opened the door< in {place}>?',
          'Rules: which law, subsidy or standard opened the door?',
        ],
      ],
      notes:
        'Every listener asks why nobody did this five years earlier. Answer with dated changes, one source each.',
      picture: 'future innovation launch horizon',
      takes: ['trend', 'now', 'recent', 'law', 'regulation', 'change'],
    },
    {
      id: 'status-quo',
      rank: 13,
      eyebrow: 'Today',
      form: 'sides',
      titles: [
        'What {customers} use today, and where it falls short',
        'What people use today, and where it falls short',
      ],
      points: [
        'What works today:',
        ['Known and trusted: {rivals}', 'Known and trusted: name the habit'],
        'No new skill, contract or budget is needed',
        'Good enough on most days',
        'Where it falls short:',
        ['On the bad days: describe {pain}', 'On the bad days: describe what breaks'],
        'Hidden cost: time, worry and repairs',
        'No way to improve it step by step',
      ],
      notes:
        'Be fair to the present answer. Listeners who use it themselves will trust the rest of the talk for it.',
      picture: 'market industry',
      takes: ['today', 'current', 'existing'],
    },
    {
      id: 'cost-of-waiting',
      rank: 16,
      eyebrow: 'What is at stake',
      form: 'statement',
      titles: [
        'Doing nothing about {pain} is a choice with a price',
        'Doing nothing is a choice with a price',
      ],
      points: ['Say who pays that price today, and how often.'],
      notes:
        'Pause here. One sentence, one figure of your own if you have it, then move to the answer.',
      picture: 'risk future sea',
      takes: ['cost', 'risk', 'stake'],
    },
  ],
}
