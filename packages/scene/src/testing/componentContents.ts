import type { LayoutTemplate } from '@deckloom/deck'
import { longItem, longTitle, parts, type Contents } from './sampleWords.ts'

/** Layouts whose bullets have a form of their own. */
export const componentContents = {
  agenda: {
    shortest: { title: 'Plan', eyebrow: '', bullets: ['Start'] },
    typical: {
      title: 'Today in four steps',
      eyebrow: 'Board meeting',
      bullets: ['Where we stand', 'What moved the margin', 'Northern stores', 'Decisions'],
    },
    longest: {
      title: 'Today in seven very short steps',
      eyebrow: 'What the pilot taught us all',
      bullets: Array.from({ length: 7 }, () => longItem.slice(0, 60)),
    },
  },
  'big number': {
    shortest: { title: 'lost', eyebrow: '', bullets: ['25 %'] },
    typical: {
      title: 'doses is lost between depot and clinic',
      eyebrow: 'What it costs',
      bullets: [
        '1 in 4: Most of them to heat, in transit, on the last leg.',
        '$ 34bn: written off every year',
        '6 weeks: until a loss is reported',
      ],
    },
    longest: {
      title: 'of all doses that leave the central depot are lost before they can reach a village',
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: [
        `1 in 4: ${longItem}. ${longItem}.`,
        '$ 34.25bn: written off every year, in all of the countries that report',
        '41,000 km: median last leg of the journey, both ways',
        '6 weeks: until a loss is reported to the ministry of health',
      ],
    },
  },
  'kpi row': {
    shortest: { title: 'Fast', eyebrow: '', bullets: ['1: a', '2: b'] },
    typical: {
      title: 'Smaller, quicker, and better than the cloud model',
      eyebrow: 'Measured, not promised',
      bullets: [
        '40 ms: first token, down from 310 ms',
        '1.2 GB: on disk, fits beside a photo library',
        '83 %: task accuracy, on 1,400 held-out tasks',
        '0: requests sent, nothing leaves the phone',
      ],
    },
    longest: {
      title: longTitle,
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: parts(4, '−1,240.5 %', 'requests that were sent out, nothing at all ever leaves it'),
    },
  },
  timeline: {
    shortest: { title: 'Plan', eyebrow: '', bullets: ['2026: Go', '2027: Done'] },
    typical: {
      title: 'Sixty stores by the end of next year, in four waves',
      eyebrow: 'Roll-out',
      bullets: [
        'Oct 2026: Fourteen open, pilot reviewed by the board',
        'Jan 2027: Wave one, twelve in the north',
        'May 2027: Wave two, sixteen on the coast',
        'Nov 2027: Wave three, eighteen in the capital',
      ],
    },
    longest: {
      title: longTitle,
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: parts(
        6,
        'September 2026',
        'Fourteen are open, and the pilot is reviewed by the board',
      ),
    },
  },
  process: {
    shortest: { title: 'How', eyebrow: '', bullets: ['Sense', 'Save'] },
    typical: {
      title: 'From a warm box to a saved session in eleven minutes',
      eyebrow: 'Product',
      bullets: [
        'Sense: A card-sized sensor reads temperature every 30 seconds.',
        'Decide: The model knows the route and predicts the next hour.',
        'Tell: The rider gets a voice message in her own language.',
        'Save: The nearest working fridge is booked on the spot.',
      ],
    },
    longest: {
      title: longTitle,
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: parts(5, 'Implementation', longItem),
    },
  },
  'three cards': {
    shortest: { title: 'Parts', eyebrow: '', bullets: ['One', 'Two', 'Three'] },
    typical: {
      title: 'Three pieces, one install',
      eyebrow: 'What ships today',
      bullets: [
        'Runtime: Loads in under a second on any phone made since 2022.',
        'Skills: Forty small adapters for forms, voice, maps and logs.',
        'Vault: Keys and memory stay in the secure element.',
      ],
    },
    longest: {
      title: longTitle,
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: parts(3, 'Everything you will need', longItem),
    },
  },
  team: {
    shortest: { title: 'Us', eyebrow: '', bullets: ['Ann', 'Bo'] },
    typical: {
      title: 'The people you will work with',
      eyebrow: 'People',
      bullets: [
        'Lena Brandt: programme lead',
        'Tomás Rey: scheduling',
        'Priya Nair: data and integration',
        'Sam Okafor: crew training',
      ],
    },
    longest: {
      title: longTitle,
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: parts(4, 'Ingrid Solheim-Andersson', 'vice president of operations, Vega platform'),
    },
  },
  table: {
    shortest: { title: 'Sums', eyebrow: '', bullets: ['A | B', 'x | 1'] },
    typical: {
      title: 'North grew twice as fast as any other region',
      eyebrow: 'By region',
      bullets: [
        'Region | Revenue | Growth | Margin | Stores',
        'North | € 214.6m | +12.4 % | 9.1 % | 88',
        'Coast | € 188.2m | +5.8 % | 8.0 % | 74',
        'Capital | € 301.9m | +4.1 % | 8.4 % | 112',
        'South | € 97.2m | -1.6 % | 5.2 % | 41',
        'Online | € 156.0m | +6.3 % | 7.7 % | –',
      ],
    },
    longest: {
      title: longTitle,
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: Array.from(
        { length: 7 },
        () =>
          'Northern highlands and coast | € 1,214.62m | −112.4 % | not before March 2027 | 1,088',
      ),
    },
  },
  closing: {
    shortest: { title: 'Go', eyebrow: '', bullets: [] },
    typical: {
      title: 'Four million to reach 4,000 clinics',
      eyebrow: 'The ask',
      bullets: [
        'Eighteen months of runway: field engineers in three countries.',
        'Amara Osei: amara@coldtrace.example',
        'Data room: coldtrace.example/seed',
      ],
    },
    longest: {
      title: 'Four million euros, to reach 4,000 clinics by next March',
      eyebrow: 'What the pilot in Ghana taught all of us',
      bullets: [
        `${longItem}, twice over, and again`,
        'Amara Osei: amara@coldtrace.example',
        'Data room: coldtrace.example/seed',
        'Valid until: 31 March 2026',
      ],
    },
  },
} as const satisfies Partial<Record<LayoutTemplate, Contents>>
