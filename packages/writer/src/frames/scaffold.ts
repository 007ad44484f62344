import type { KindId, OwnFamily } from './frames.ts'

export const frameIds = [
  'problem',
  'audience',
  'today',
  'answer',
  'howItWorks',
  'evidence',
  'market',
  'alternatives',
  'costs',
  'benefits',
  'risks',
  'plan',
  'milestones',
  'team',
  'goals',
  'basics',
  'steps',
  'practice',
  'mistakes',
  'checklist',
  'results',
  'lessons',
  'message',
  'channels',
  'measures',
  'example',
  'background',
  'outlook',
  'people',
  'structure',
  'debate',
  'surprise',
  'impact',
  'unknown',
  'news',
  'thanks',
  'opening',
  'quiz',
  'recap',
  'beginning',
  'moments',
  'pictures',
  'special',
  'wishes',
  'route',
  'days',
  'stay',
  'packing',
  'highlights',
] as const
export type FrameId = (typeof frameIds)[number]

/** Chapters of a long scaffold; `points` is what the prompt lists itself. */
export type PartId = 'points' | 'situation' | 'idea' | 'proof' | 'way' | 'learn' | 'apply'

interface ScaffoldPart {
  readonly part: PartId
  /** In the order of the story. */
  readonly frames: readonly FrameId[]
}

export interface Scaffold {
  readonly parts: readonly ScaffoldPart[]
  /** What a shorter deck keeps, the most needed first; the others follow in the order of the story. */
  readonly needed: readonly FrameId[]
}

/** What each kind of talk is made of, all of it enough for the longest deck. */
export const scaffolds: Readonly<Record<KindId, Scaffold>> = {
  pitch: {
    parts: [
      { part: 'situation', frames: ['problem', 'audience', 'today', 'background', 'market'] },
      { part: 'idea', frames: ['answer', 'howItWorks', 'example', 'alternatives', 'benefits'] },
      { part: 'proof', frames: ['evidence', 'results', 'lessons', 'team', 'measures'] },
      { part: 'way', frames: ['plan', 'milestones', 'costs', 'risks', 'goals', 'outlook'] },
    ],
    needed: ['problem', 'answer', 'evidence', 'market', 'plan', 'team', 'audience', 'costs'],
  },
  proposal: {
    parts: [
      { part: 'situation', frames: ['today', 'problem', 'audience', 'background', 'goals'] },
      { part: 'idea', frames: ['answer', 'howItWorks', 'example', 'alternatives', 'benefits'] },
      { part: 'proof', frames: ['evidence', 'results', 'lessons', 'costs', 'measures'] },
      { part: 'way', frames: ['plan', 'milestones', 'team', 'risks', 'outlook'] },
    ],
    needed: ['today', 'answer', 'benefits', 'costs', 'plan', 'risks', 'alternatives', 'problem'],
  },
  report: {
    parts: [
      { part: 'situation', frames: ['background', 'goals', 'audience', 'today', 'problem'] },
      { part: 'proof', frames: ['results', 'measures', 'evidence', 'example', 'alternatives'] },
      { part: 'idea', frames: ['lessons', 'mistakes', 'benefits', 'costs', 'market'] },
      { part: 'way', frames: ['plan', 'milestones', 'team', 'risks', 'outlook'] },
    ],
    needed: ['results', 'goals', 'evidence', 'lessons', 'plan', 'risks', 'measures', 'background'],
  },
  marketing: {
    parts: [
      { part: 'situation', frames: ['audience', 'problem', 'market', 'today', 'alternatives'] },
      { part: 'idea', frames: ['message', 'answer', 'benefits', 'evidence', 'example'] },
      { part: 'apply', frames: ['channels', 'steps', 'team', 'costs', 'checklist'] },
      { part: 'way', frames: ['plan', 'milestones', 'goals', 'measures', 'risks', 'outlook'] },
    ],
    needed: ['audience', 'message', 'channels', 'goals', 'costs', 'measures', 'plan', 'market'],
  },
  training: {
    parts: [
      { part: 'situation', frames: ['goals', 'audience', 'today', 'problem', 'background'] },
      { part: 'learn', frames: ['basics', 'howItWorks', 'example', 'steps', 'benefits'] },
      { part: 'apply', frames: ['practice', 'mistakes', 'checklist', 'alternatives', 'risks'] },
      { part: 'way', frames: ['plan', 'results', 'measures', 'lessons', 'outlook'] },
    ],
    needed: ['goals', 'basics', 'steps', 'practice', 'mistakes', 'checklist', 'example', 'today'],
  },
  explainer: {
    parts: [
      { part: 'situation', frames: ['background', 'people', 'today'] },
      {
        part: 'learn',
        frames: ['basics', 'structure', 'howItWorks', 'special', 'example', 'pictures', 'surprise'],
      },
      { part: 'proof', frames: ['evidence', 'impact', 'benefits', 'risks', 'debate'] },
      { part: 'way', frames: ['mistakes', 'unknown', 'lessons', 'outlook', 'recap'] },
    ],
    needed: [
      'basics',
      'example',
      'surprise',
      'recap',
      'background',
      'special',
      'howItWorks',
      'outlook',
      'impact',
      'pictures',
      'structure',
      'debate',
      'unknown',
      'evidence',
      'people',
    ],
  },
  lesson: {
    parts: [
      { part: 'situation', frames: ['opening', 'goals', 'background'] },
      {
        part: 'learn',
        frames: ['basics', 'structure', 'howItWorks', 'example', 'pictures', 'surprise', 'people'],
      },
      { part: 'apply', frames: ['practice', 'steps', 'mistakes', 'quiz', 'checklist'] },
      { part: 'way', frames: ['impact', 'debate', 'unknown', 'recap'] },
    ],
    needed: [
      'opening',
      'example',
      'practice',
      'recap',
      'basics',
      'mistakes',
      'quiz',
      'surprise',
      'pictures',
      'goals',
    ],
  },
  meeting: {
    parts: [
      { part: 'situation', frames: ['news', 'results', 'lessons', 'background'] },
      { part: 'idea', frames: ['goals', 'plan', 'milestones', 'answer', 'example'] },
      { part: 'proof', frames: ['costs', 'risks', 'measures', 'evidence', 'benefits'] },
      { part: 'way', frames: ['team', 'outlook', 'unknown', 'thanks'] },
    ],
    needed: ['news', 'plan', 'thanks', 'results', 'milestones', 'goals', 'team', 'outlook'],
  },
  celebration: {
    parts: [
      { part: 'situation', frames: ['beginning', 'people', 'background', 'milestones'] },
      { part: 'learn', frames: ['moments', 'pictures', 'special', 'surprise', 'example'] },
      { part: 'apply', frames: ['today', 'lessons', 'impact', 'plan', 'message'] },
      { part: 'way', frames: ['goals', 'outlook', 'thanks', 'wishes'] },
    ],
    needed: ['beginning', 'moments', 'wishes', 'special', 'pictures', 'thanks', 'impact'],
  },
  trip: {
    parts: [
      { part: 'situation', frames: ['highlights', 'goals', 'background'] },
      { part: 'learn', frames: ['route', 'days', 'stay', 'special', 'example'] },
      { part: 'apply', frames: ['costs', 'packing', 'team', 'checklist', 'alternatives'] },
      {
        part: 'way',
        frames: ['risks', 'milestones', 'plan', 'outlook', 'surprise', 'benefits'],
      },
    ],
    needed: ['highlights', 'days', 'costs', 'stay', 'route', 'packing', 'team', 'alternatives'],
  },
}

/** Sets of questions for a slide that has the person's own words as its title, by what such a talk does. */
export const ownFamilies: Readonly<Record<KindId, OwnFamily>> = {
  pitch: 'offer',
  proposal: 'offer',
  marketing: 'offer',
  report: 'tell',
  meeting: 'tell',
  training: 'teach',
  lesson: 'teach',
  explainer: 'explain',
  celebration: 'share',
  trip: 'share',
}

/** Frames that open a talk, in front of what the prompt lists. */
export const openingFrames: ReadonlySet<FrameId> = new Set(['opening', 'news', 'beginning'])

/** Frames whose questions follow one another. */
export const orderedFrames: ReadonlySet<FrameId> = new Set([
  'howItWorks',
  'steps',
  'plan',
  'route',
  'practice',
])
