import type { Chapter } from '../narrative.ts'

export const plan: Chapter = {
  name: 'The plan',
  question: 'proof, people, and what comes next',
  beats: [
    {
      id: 'proof',
      rank: 3,
      eyebrow: 'Proof',
      form: 'list',
      titles: ['What already proves that {short} {works|work}', 'What we have already proved'],
      points: [
        ['Tested: {proof}', 'Tested: one case before and after'],
        'Used: [how many] people, for [how long]',
        'Paid: the first customer who paid the full price',
        'Learned: one belief that turned out to be wrong',
      ],
      notes:
        'Small and real beats large and planned. If there is no proof yet, show the test that you will run next and its date.',
      picture: 'test experiment science growth',
      takes: [
        'traction',
        'grew',
        'growth',
        'customers',
        'users',
        'pilot',
        'signed',
        'revenue',
        'sold',
        'proof',
        'reached',
        'served',
      ],
    },
    {
      id: 'team',
      rank: 6,
      eyebrow: 'The team',
      form: 'cards',
      titles: [
        'The right people to bring {short} to {place}',
        'The right people to build {short}',
        'The right people for this problem',
      ],
      points: [
        '[Name]: why this problem is personal to you',
        '[Name]: what you have built or sold before',
        '[Name]: the skill that this venture cannot do without',
      ],
      notes:
        'One sentence a person, about this problem only. Name the gap in the team and when you will fill it.',
      picture: 'team people',
      takes: ['team', 'founder', 'experience', 'engineer'],
    },
    {
      id: 'roadmap',
      rank: 9,
      eyebrow: 'Roadmap',
      form: 'dates',
      titles: ['From today to {offer} at scale', 'From today to scale'],
      points: [
        'Now: what runs already and where',
        'Next quarter: the next proof with its date',
        'Within a year: [number] of customers served',
        'After that: the second place or segment',
      ],
      notes:
        'Each point ends in something that can be checked. Say what has to be true to reach the next one.',
      picture: 'roadmap journey path plan',
      takes: ['roadmap', 'timeline', 'milestone', 'plan', 'launch', 'next'],
    },
    {
      id: 'risks',
      rank: 14,
      eyebrow: 'Risks',
      form: 'sides',
      titles: ['What could stop us, and what we do about it'],
      points: [
        'What could go wrong:',
        'Demand: they like it and do not buy',
        'Delivery: it breaks where nobody can repair it',
        'Rules: a permit takes longer than planned',
        'What we do about it:',
        'Sell before we build more',
        'Train somebody close by, keep parts in stock',
        'Begin where permission is already given',
      ],
      notes:
        'Listeners have thought of these risks already. Replace them with yours and show that you measured each.',
      picture: 'risk safety lighthouse',
      takes: ['risk', 'threat', 'obstacle'],
    },
    {
      id: 'use-of-funds',
      rank: 10,
      eyebrow: 'The round',
      form: 'list',
      titles: ['What the money makes possible for {short}', 'What the money makes possible'],
      points: [
        'We ask for: [amount]',
        'It pays for: [largest item], [second], [third]',
        'It lasts until: [date], with this proof in hand',
        ['You get: [terms]< and a part in {short}>', 'You get: [terms]'],
      ],
      notes:
        'Tie each part of the money to a milestone of the roadmap. Practise the answer to what happens with half of it.',
      picture: 'growth target goal',
      takes: ['raise', 'raising', 'fund', 'invest', 'seek', 'budget', 'capital', 'round'],
    },
    {
      id: 'vision',
      rank: 15,
      eyebrow: 'The vision',
      form: 'statement',
      titles: [
        'Imagine {customers} who never think about {pain} again',
        'Imagine the problem gone, and what people do instead',
      ],
      points: ['Describe one ordinary morning, ten times further on.'],
      notes:
        'Say it slowly and in the present tense. This is the sentence that listeners should repeat.',
      picture: 'vision horizon future',
      takes: ['vision', 'mission', 'dream'],
    },
  ],
}
