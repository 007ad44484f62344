import type { Chapter } from '../narrative.ts'

export const start: Chapter = {
  name: 'The start',
  question: 'why it matters, and what you will be able to do',
  beats: [
    {
      id: 'goals',
      rank: 1,
      eyebrow: 'Your goals',
      form: 'list',
      titles: [
        'What {audience} will be able to do after this',
        'What you will take away about {short}',
        'What you will be able to do after this',
      ],
      points: [
        ['Explain: {subject}, in your own words', 'Explain: the idea in your own words'],
        'Do: the basic steps, alone and without notes',
        'Notice: the mistakes that beginners make',
        'Decide: when to go on alone and when to ask',
      ],
      notes: 'Read the goals aloud and ask who can do which already. Spend your time on the rest.',
      picture: 'goal learn skill',
      takes: ['goal', 'objective', 'learn', 'able', 'outcome'],
    },
    {
      id: 'why',
      rank: 2,
      eyebrow: 'Why it matters',
      form: 'list',
      titles: [
        'Why {subject} {matters|matter} in your week',
        'Why {short} {matters|matter} in your week',
        'Why this matters in your week',
      ],
      points: [
        ['Without it: think of {pain}', 'Without it: think of the last time it went wrong'],
        'With it: describe the same day, done well',
        'For you: what becomes easier, safer or quicker?',
      ],
      notes: 'Ask for an example from the room before you give your own.',
      picture: 'people work community',
      takes: ['why', 'matter', 'important', 'benefit', 'reason', 'cost'],
    },
    {
      id: 'warm-up',
      rank: 8,
      eyebrow: 'Warm-up',
      form: 'cards',
      titles: ['Three questions to begin with', 'Three questions to begin with'],
      points: [
        ['Know: what have you heard about {short}?', 'Know: what have you heard about it?'],
        'Feel: what worries you about it?',
        'Want: what should be different tomorrow?',
      ],
      notes:
        'Two minutes in pairs, then collect one answer for each question. Come back to them at the end.',
      picture: 'audience people crowd',
      takes: ['question', 'expect', 'warm'],
    },
    {
      id: 'case',
      rank: 10,
      eyebrow: 'A case',
      form: 'list',
      titles: ['One case that shows what is at stake'],
      points: [
        ['The scene: {scene}', 'The scene: one ordinary day'],
        'The moment: what happened, and what was overlooked?',
        'The result: what did it cost, and whom?',
        'The turn: what would have prevented it?',
      ],
      notes:
        'Use a case from your own place, without names. Stop before the turn and let the group find it.',
      picture: 'city lighthouse scene',
      takes: ['case', 'example', 'incident', 'story'],
    },
    {
      id: 'promise',
      rank: 16,
      eyebrow: 'One promise',
      form: 'statement',
      titles: [
        'You do not need talent for {short}, only practice',
        'You do not need talent for this, only practice',
      ],
      points: ['Mistakes are welcome here; this is the place for them.'],
      notes: 'Say which mistake you made yourself when you learned it.',
      picture: 'calm sea horizon',
      takes: ['promise', 'rule'],
    },
  ],
}
