import type { StoryFamily } from '../wording/phrases.ts'

/** A story put together from the beats of the six narratives. */
export interface Arc {
  readonly id: ArcId
  /** Whose end it takes. */
  readonly family: StoryFamily
  /** Chapters by their place in a narrative, with their beats in order. */
  readonly chapters: readonly (readonly [chapter: string, beats: string])[]
}

export const arcIds = [
  'venture',
  'partnership',
  'cause',
  'proposal',
  'explainer',
  'history',
  'debate',
  'report',
  'review',
  'status',
  'study',
  'marketing',
  'launch',
  'brand',
  'content',
  'training',
  'onboarding',
  'safety',
  'workshop',
] as const
export type ArcId = (typeof arcIds)[number]

/** Beats are named by the first letter of their narrative: 'v/problem' is the problem of a venture. */
const stories: Readonly<Record<ArcId, Omit<Arc, 'id'>>> = {
  venture: {
    family: 'venture',
    chapters: [
      ['venture/need', 'v/problem v/why-now v/person v/cost-of-waiting'],
      ['venture/answer', 'v/solution v/how-it-works v/before-after v/hard-to-copy'],
      ['venture/business', 'v/model v/market v/competition v/channels p/objections'],
      ['venture/plan', 'v/proof v/use-of-funds v/team v/roadmap v/risks v/vision'],
    ],
  },
  partnership: {
    family: 'proposal',
    chapters: [
      ['proposal/situation', 'p/problem p/stakeholders p/question p/tried'],
      ['venture/answer', 'v/solution v/how-it-works v/before-after m/offer'],
      ['proposal/effect', 'p/benefits v/proof p/evidence p/objections m/proof'],
      ['proposal/choice', 'p/decision p/needs p/timeline v/team p/risk v/vision'],
    ],
  },
  cause: {
    family: 'venture',
    chapters: [
      ['venture/need', 'v/problem v/person p/stakeholders v/cost-of-waiting'],
      ['proposal/change', 'p/idea p/steps v/before-after p/options'],
      ['proposal/effect', 'p/benefits v/proof p/evidence r/people-say r/lessons'],
      ['venture/plan', 'v/use-of-funds v/team v/roadmap p/risk p/decision v/vision'],
    ],
  },
  proposal: {
    family: 'proposal',
    chapters: [
      ['proposal/situation', 'p/problem p/question p/stakeholders p/tried'],
      ['proposal/change', 'p/idea p/steps p/needs p/options v/before-after'],
      ['proposal/effect', 'p/benefits p/objections p/evidence v/cost-of-waiting'],
      ['proposal/choice', 'p/decision p/timeline p/risk r/owners v/vision'],
    ],
  },
  explainer: {
    family: 'explainer',
    chapters: [
      ['explainer/opening', 'e/why-care e/definition e/origin e/everyday e/question'],
      ['explainer/inside', 'e/how e/parts e/example e/myths e/numbers'],
      ['explainer/views', 'e/effects e/for-and-against e/voices e/evidence e/dilemma'],
      ['explainer/meaning', 'e/key-ideas e/future e/do e/discussion'],
    ],
  },
  history: {
    family: 'explainer',
    chapters: [
      ['explainer/opening', 'e/why-care e/question e/everyday'],
      ['explainer/inside', 'e/origin e/example e/parts r/background e/how e/numbers'],
      ['explainer/views', 'e/voices e/effects e/myths e/for-and-against e/evidence e/dilemma'],
      ['explainer/meaning', 'e/key-ideas e/future e/discussion e/do'],
    ],
  },
  debate: {
    family: 'explainer',
    chapters: [
      ['explainer/opening', 'e/why-care e/question e/definition e/numbers'],
      ['explainer/views', 'e/for-and-against e/voices e/evidence p/objections e/myths'],
      ['explainer/inside', 'e/effects e/example e/how e/parts'],
      ['explainer/meaning', 'e/key-ideas e/dilemma e/future e/do e/discussion'],
    ],
  },
  report: {
    family: 'report',
    chapters: [
      ['report/scope', 'r/summary r/method r/question r/background'],
      ['report/findings', 'r/headline r/went-well r/people-say r/differences r/surprise'],
      ['report/reasons', 'r/drivers r/money r/compare r/risks r/lessons'],
      ['report/next', 'r/recommendations r/plan r/owners r/outlook'],
    ],
  },
  review: {
    family: 'report',
    chapters: [
      ['report/scope', 'r/summary r/background r/question r/method'],
      ['report/reasons', 'r/drivers r/went-well r/differences r/people-say r/money'],
      ['report/findings', 'r/lessons r/compare t/principle r/surprise t/what-if'],
      ['report/next', 'r/recommendations r/plan r/owners r/risks'],
    ],
  },
  status: {
    family: 'report',
    chapters: [
      ['report/scope', 'r/summary r/compare r/background'],
      ['report/findings', 'r/headline r/went-well r/money r/people-say r/differences'],
      ['report/reasons', 'r/risks r/drivers r/lessons r/surprise'],
      ['report/next', 'r/plan r/owners p/decision r/recommendations p/needs r/outlook'],
    ],
  },
  study: {
    family: 'report',
    chapters: [
      ['report/scope', 'r/question r/method r/summary r/background'],
      ['report/findings', 'r/headline r/differences r/people-say e/numbers r/surprise'],
      ['report/reasons', 'r/drivers r/compare e/evidence r/risks r/lessons r/money'],
      ['report/next', 'r/recommendations r/plan r/outlook r/owners'],
    ],
  },
  marketing: {
    family: 'marketing',
    chapters: [
      ['marketing/audience', 'm/audience m/goal m/insight m/market m/journey'],
      ['marketing/message', 'm/positioning m/messages m/proof m/offer'],
      ['marketing/reach', 'm/channels m/launch m/content m/moment'],
      ['marketing/execution', 'm/budget m/measure m/test m/team m/risks'],
    ],
  },
  launch: {
    family: 'marketing',
    chapters: [
      ['marketing/audience', 'm/goal m/audience m/market m/moment'],
      ['marketing/message', 'm/messages m/positioning v/before-after m/offer m/proof'],
      ['marketing/reach', 'm/launch m/channels m/journey m/content'],
      ['marketing/execution', 'm/measure m/budget v/roadmap m/test m/team m/risks'],
    ],
  },
  brand: {
    family: 'marketing',
    chapters: [
      ['marketing/audience', 'm/audience m/insight m/market m/goal p/stakeholders'],
      ['marketing/message', 'm/positioning m/messages m/proof v/hard-to-copy'],
      ['marketing/reach', 'm/journey m/channels m/launch m/content m/moment'],
      ['marketing/execution', 'm/budget m/measure m/test m/team m/risks'],
    ],
  },
  content: {
    family: 'marketing',
    chapters: [
      ['marketing/audience', 'm/goal m/audience m/insight m/market'],
      ['marketing/message', 'm/messages m/positioning m/proof m/offer'],
      ['marketing/reach', 'm/content m/channels m/journey m/launch m/moment'],
      ['marketing/execution', 'm/measure m/budget m/team m/test m/risks'],
    ],
  },
  training: {
    family: 'training',
    chapters: [
      ['training/start', 't/goals t/why t/warm-up t/case'],
      ['training/learn', 't/steps t/good-and-bad t/terms t/principle t/tools'],
      ['training/practise', 't/exercise t/mistakes t/what-if t/quiz t/help'],
      ['training/apply', 't/checklist t/first-week t/habit t/one-thing'],
    ],
  },
  onboarding: {
    family: 'training',
    chapters: [
      ['training/start', 't/goals t/why t/warm-up p/stakeholders'],
      ['training/learn', 't/first-week t/terms t/tools t/principle e/parts'],
      ['training/practise', 't/case t/mistakes t/exercise t/what-if t/good-and-bad'],
      ['training/apply', 't/checklist t/help t/habit t/quiz t/one-thing'],
    ],
  },
  safety: {
    family: 'training',
    chapters: [
      ['training/start', 't/why t/case t/goals t/warm-up'],
      ['training/learn', 't/steps t/principle t/good-and-bad t/tools t/terms'],
      ['training/practise', 't/what-if t/exercise t/mistakes t/quiz'],
      ['training/apply', 't/checklist t/help t/habit t/first-week t/one-thing'],
    ],
  },
  workshop: {
    family: 'training',
    chapters: [
      ['training/start', 't/goals t/warm-up e/question t/why'],
      ['training/learn', 't/good-and-bad t/principle t/case t/steps t/terms'],
      ['training/practise', 't/exercise e/discussion t/what-if t/mistakes t/help'],
      ['training/apply', 't/habit t/first-week t/checklist t/one-thing'],
    ],
  },
}

const narrativeNames: Readonly<Record<string, StoryFamily>> = {
  v: 'venture',
  p: 'proposal',
  r: 'report',
  m: 'marketing',
  t: 'training',
  e: 'explainer',
}

export function arcOf(id: ArcId): Arc {
  return { id, ...stories[id] }
}

/** 'venture/problem' of 'v/problem'. */
export function beatRefs(beats: string): readonly string[] {
  return beats.split(' ').map((ref) => {
    const [letter = '', id = ''] = ref.split('/')
    return `${narrativeNames[letter] ?? letter}/${id}`
  })
}
