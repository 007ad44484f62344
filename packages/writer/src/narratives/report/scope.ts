import type { Chapter } from '../narrative.ts'

export const scope: Chapter = {
  name: 'The question',
  question: 'what we wanted to know, and how we looked',
  beats: [
    {
      id: 'summary',
      rank: 1,
      eyebrow: 'In short',
      form: 'list',
      titles: [
        'What {audience} should know about {short}',
        '{Subject}: the result, the reason and what follows',
        'The result, the reason and what follows',
      ],
      points: [
        'Result: the one sentence that you would put in a text message',
        'Reason: the main cause behind it, with its figure',
        'Consequence: what it means for the next period',
        'Decision: what you need from those who listen',
      ],
      notes:
        'Write this slide last. Whoever leaves after it should still know everything that matters.',
      picture: 'report research',
      takes: ['summary', 'overall', 'in short', 'key', 'main', 'result'],
    },
    {
      id: 'question',
      rank: 6,
      eyebrow: 'The question',
      form: 'list',
      titles: ['The question behind this report on {short}', 'The question behind this report'],
      points: [
        [
          'We asked: how {is|are} {subject} really doing?',
          'We asked: [the question in one sentence]',
        ],
        'It matters because: which decision depends on the answer?',
        'We left out: what this report does not look at',
      ],
      notes: 'A clear question saves you from the ones that you did not look into.',
      picture: 'study research guide',
      takes: ['question', 'objective', 'goal', 'scope', 'purpose', 'aim'],
    },
    {
      id: 'method',
      rank: 9,
      eyebrow: 'How we looked',
      form: 'steps',
      titles: ['How we looked at {short}', 'How we looked, so that it can be checked'],
      points: [
        'Gather: which sources, from when to when?',
        'Check: what was missing, double or doubtful?',
        'Compare: with the last period and with the plan',
        'Conclude: what holds even if one source is wrong?',
      ],
      notes: 'One minute is enough. Keep the details for the appendix and say that they are there.',
      picture: 'data experiment science',
      takes: ['method', 'data', 'source', 'survey', 'sample', 'approach'],
    },
    {
      id: 'background',
      rank: 12,
      eyebrow: 'Background',
      form: 'dates',
      titles: ['How {subject} came to where {it is|they are}', 'How we came to where we are'],
      points: [
        'Before: where things stood a year ago',
        'Then: the first event that changed them',
        'Since: what was decided and by whom',
        'Today: where this report begins',
      ],
      notes: 'Only the events that explain the result. Everything else is history.',
      picture: 'history journey road',
      takes: ['background', 'history', 'context', 'since', 'before'],
    },
    {
      id: 'readers',
      rank: 17,
      eyebrow: 'Who it concerns',
      form: 'cards',
      titles: ['What {short} {means|mean} for three groups', 'What this means for three groups'],
      points: [
        'Those who decide: which choice is open?',
        [
          '{People}: what changes in their week?',
          'Those who do the work: what changes in their week?',
        ],
        'Those who pay: what should they plan for?',
      ],
      notes: 'Say the group aloud before its point, so that each listens when it counts.',
      picture: 'people team audience',
      takes: ['stakeholder', 'customer', 'employee', 'impact'],
    },
  ],
}
