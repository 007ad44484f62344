import type { Chapter } from '../narrative.ts'

export const answer: Chapter = {
  name: 'The answer',
  question: 'what it does, and what is different',
  beats: [
    {
      id: 'solution',
      rank: 2,
      eyebrow: 'The answer',
      form: 'list',
      titles: [
        '{Subject} {is|are} a direct answer to {pain}',
        '{Offer} {is|are} a direct answer to {pain}',
        '{Offer} {answers|answer} the problem at its root',
        'Our answer starts at the root of the problem',
      ],
      points: [
        ['In one sentence: {offer} helps {customers} to …', 'In one sentence: we help … to …'],
        [
          'What changes: describe the first day with {offer}',
          'What changes: describe the first day with it',
        ],
        ['What it replaces: {rivals}', 'What it replaces: name the habit that ends'],
        ['What is counted: {measure}', 'What is counted: name the one result that matters'],
      ],
      notes:
        'Finish the first sentence aloud until a stranger can repeat it. Keep features for the next slides.',
      picture: 'product innovation build technology',
      takes: [
        'build',
        'sell',
        'make',
        'solution',
        'answer',
        'we build',
        'building',
        'platform',
        'product',
        'helps',
        'connects',
        'lets',
        'offer',
      ],
    },
    {
      id: 'how-it-works',
      rank: 4,
      eyebrow: 'How it works',
      form: 'steps',
      titles: [
        'How {offer} {works|work}, from first contact to result',
        'How it works, from first contact to result',
      ],
      points: [
        [
          'Start: where does {a person} first meet it?',
          'Start: where does somebody first meet it?',
        ],
        'Set-up: what happens, who does it, how long does it take?',
        'Use: what does a normal day with it look like?',
        ['Result: count {measure}', 'Result: what is measurably better?'],
      ],
      notes:
        'Walk through one case, step by step. If you can show the real thing, show it here and skip the words.',
      picture: 'plan path structure',
      takes: ['how', 'work', 'process', 'technology', 'step', 'feature'],
    },
    {
      id: 'see-it',
      rank: 11,
      eyebrow: 'See it',
      form: 'list',
      titles: ['See {offer} in use and the idea is clear', 'See it in use and the idea is clear'],
      points: [
        ['The scene: {scene}', 'The scene: one ordinary day'],
        'The moment: the second in which it clearly helps',
        'The detail: one thing that only users notice',
      ],
      notes:
        'Put your own photograph, screen or sample here. One good picture is worth more than the list.',
      picture: 'product scene people',
      takes: ['demo', 'screenshot', 'prototype'],
    },
    {
      id: 'before-after',
      rank: 7,
      eyebrow: 'Before and after',
      form: 'sides',
      titles: ['What changes for {customers}', 'What changes for the people we serve'],
      points: [
        'Today:',
        ['Starts with {pain}', 'Starts with a workaround'],
        'Takes [time] and costs [amount]',
        'Depends on luck and goodwill',
        ['With {offer}:', 'With us:'],
        'Starts with one simple step',
        'Takes [time] and costs [amount]',
        'Works the same way every time',
      ],
      notes:
        'Same number of rows on both sides, so that each answers the other. Fill the brackets with measured values only.',
      picture: 'bridge connection',
      takes: ['before', 'after', 'difference', 'compare', 'benefit'],
    },
    {
      id: 'hard-to-copy',
      rank: 12,
      eyebrow: 'The edge',
      form: 'cards',
      titles: ['Three things make {offer} hard to copy', 'Three things are hard to copy'],
      points: [
        'What we know: the insight that took years in the field',
        'What we own: design, data, patents or contracts',
        'Who trusts us: partners and users who would not switch',
      ],
      notes:
        'Name only what a rival with money could not buy within a year. Drop a card that does not pass this test.',
      picture: 'safety principle leader',
      takes: ['unique', 'advantage', 'moat', 'patent', 'differentiat', 'secret'],
    },
  ],
}
