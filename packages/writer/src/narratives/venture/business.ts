import type { Chapter } from '../narrative.ts'

export const business: Chapter = {
  name: 'The business',
  question: 'who pays, how much, and how often',
  beats: [
    {
      id: 'market',
      rank: 5,
      eyebrow: 'The market',
      form: 'list',
      titles: [
        'The market is {place} first, then everywhere like it',
        'The market for {short} starts narrow and grows',
        'The market starts narrow and grows',
      ],
      points: [
        [
          'First: the {customers} we can reach this year',
          'First: the customers we can reach this year',
        ],
        'Next: the same need in the next region or segment',
        ['Count it: number of {people} × {price}', 'Count it: number of buyers × yearly spend'],
        'Source: [who counted, and when]',
      ],
      notes:
        'Build the market from the bottom: buyers you can list, times what each would pay. Investors distrust a percentage of a huge number.',
      picture: 'market city industry',
      takes: ['market', 'segment', 'tam', 'size', 'industry'],
    },
    {
      id: 'model',
      rank: 5,
      eyebrow: 'The model',
      form: 'list',
      titles: ['How {offer} {earns|earn} money', 'How the business earns its money'],
      points: [
        ['{Price}: [your figure]', 'Price: [your figure]'],
        'Who pays: the user, the employer, the state or a partner?',
        'Each sale: what it costs to make, deliver and support',
        'Again: why do they pay a second time?',
      ],
      notes:
        'One unit, followed through: price, cost, what remains. If the user and the payer differ, say so at once.',
      picture: 'business model structure',
      takes: [
        'revenue',
        'price',
        'pricing',
        'business model',
        'margin',
        'charge',
        'fee',
        'subscription',
        'monetiz',
      ],
    },
    {
      id: 'competition',
      rank: 8,
      eyebrow: 'Competition',
      form: 'sides',
      titles: [
        '{Customers} compare us with {rivals}',
        'What buyers compare us with, and why they switch',
        'What buyers compare us with',
      ],
      points: [
        'Why they stay with the rest:',
        'Price, habit and the risk of change',
        'Somebody they already know',
        'It is there when they need it',
        'Why they come to us:',
        'One result that they can check',
        'Less to pay over the whole life',
        'Somebody answers when it breaks',
      ],
      notes:
        'Name the real rivals, including doing nothing. Show one dimension on which you lose, and why it does not matter.',
      picture: 'competition market city',
      takes: ['compet', 'rival', 'alternative'],
    },
    {
      id: 'channels',
      rank: 10,
      eyebrow: 'Go to market',
      form: 'steps',
      titles: [
        'How {customers} find us, try us and stay',
        'How customers find us, try us and stay',
      ],
      points: [
        'Reach: where do they already look, and whom do they ask?',
        ['Try: {proof}', 'Try: one small step without risk'],
        'Buy: who signs, and what makes it easy?',
        'Recommend: what do they tell the next one?',
      ],
      notes: 'Put a cost and a conversion beside each step as soon as you have measured them.',
      picture: 'customer audience journey',
      takes: ['channel', 'go-to-market', 'sales', 'marketing', 'distribut', 'acquisition'],
    },
    {
      id: 'partners',
      rank: 17,
      eyebrow: 'Partners',
      form: 'cards',
      titles: [
        'Three partners bring {offer} further than we could alone',
        'Three partners take us further than we get alone',
      ],
      points: [
        [
          'Reach: who already meets {people} every week?',
          'Reach: who already meets our buyers every week?',
        ],
        'Delivery: who installs, repairs or trains close by?',
        'Trust: whose name opens the door?',
      ],
      notes: 'List only partners you have spoken with, and say how far the talks are.',
      picture: 'partner bridge collaborate',
      takes: ['partner', 'distributor', 'alliance'],
    },
  ],
}
