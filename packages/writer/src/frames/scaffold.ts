import type { KindId } from './frames.ts'

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
      { part: 'learn', frames: ['basics', 'structure', 'howItWorks', 'example', 'surprise'] },
      { part: 'proof', frames: ['evidence', 'impact', 'benefits', 'risks', 'debate'] },
      { part: 'way', frames: ['mistakes', 'unknown', 'lessons', 'alternatives', 'outlook'] },
    ],
    needed: [
      'basics',
      'background',
      'example',
      'evidence',
      'outlook',
      'surprise',
      'people',
      'howItWorks',
      'impact',
      'debate',
      'structure',
      'unknown',
      'lessons',
      'benefits',
      'risks',
    ],
  },
}
