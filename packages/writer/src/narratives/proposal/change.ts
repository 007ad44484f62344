import type { Chapter } from '../narrative.ts'

export const change: Chapter = {
  name: 'The change',
  question: 'what we would do, step by step',
  beats: [
    {
      id: 'idea',
      rank: 2,
      eyebrow: 'The proposal',
      form: 'list',
      titles: [
        'The proposal: {subject}, tried small and measured',
        'The proposal: try it small and measure it',
      ],
      points: [
        [
          'What we do: {subject}, in one sentence',
          'What we do: one sentence that a newcomer understands',
        ],
        'What we stop doing: name it, so that there is room',
        'What stays: the promises that nothing of this touches',
        ['What we count: {measure}', 'What we count: the one result that matters'],
      ],
      notes: 'Say the proposal in one breath. The rest of the deck only removes doubts.',
      picture: 'build plan innovation',
      takes: ['propose', 'proposal', 'idea', 'want', 'plan', 'solution'],
    },
    {
      id: 'steps',
      rank: 4,
      eyebrow: 'Step by step',
      form: 'steps',
      titles: ['How {short} would begin, step by step', 'How it would begin, step by step'],
      points: [
        'Prepare: one owner, one goal, one measure',
        ['Try: {proof}', 'Try: one team, one month'],
        'Look: compare with the weeks before',
        'Decide: stop, change or widen',
      ],
      notes:
        'Stress that the last step is a real decision. A trial that cannot fail convinces nobody.',
      picture: 'path roadmap plan',
      takes: ['step', 'process', 'implement', 'rollout', 'how'],
    },
    {
      id: 'day',
      rank: 9,
      eyebrow: 'Picture it',
      form: 'list',
      titles: ['Picture {scene} after the change', 'Picture one ordinary day after the change'],
      points: [
        'First thing: what is gone that used to annoy everybody?',
        'By noon: what has been finished that used to wait?',
        'At the end: what can people say they achieved?',
      ],
      notes: 'Tell it in the present tense. Use names and places that the listeners know.',
      picture: 'work calm people',
      takes: ['day', 'picture', 'imagine'],
    },
    {
      id: 'needs',
      rank: 7,
      eyebrow: 'What it takes',
      form: 'cards',
      titles: [
        'What {short} {takes|take}: people, money and attention',
        'What it takes: people, money and attention',
      ],
      points: [
        'People: who spends how many hours, and who covers for them?',
        'Money: once [amount], then [amount] a month',
        'Attention: which other project waits meanwhile?',
      ],
      notes:
        'Be exact and a little pessimistic. Nothing hurts a proposal more than a cost found later.',
      picture: 'team business structure',
      takes: ['budget', 'cost', 'resource', 'invest', 'price', 'fund'],
    },
    {
      id: 'options',
      rank: 10,
      eyebrow: 'The options',
      form: 'sides',
      titles: ['Two ways forward, and why we favour the second', 'Two ways forward, compared'],
      points: [
        'Carry on:',
        'No effort today',
        'The same costs every month',
        'The decision returns, under more pressure',
        'Begin small:',
        'A little effort today',
        'Costs that are known and capped',
        'A decision based on what we saw',
      ],
      notes: 'Offer a real alternative; a single option invites a no.',
      picture: 'bridge connect path',
      takes: ['option', 'alternative', 'compare', 'versus'],
    },
  ],
}
