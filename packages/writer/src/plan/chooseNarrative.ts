import type { Brief } from '../brief/brief.ts'
import { explainer } from '../narratives/explainer/explainer.ts'
import { marketing } from '../narratives/marketing/marketing.ts'
import type { Narrative } from '../narratives/narrative.ts'
import { proposal } from '../narratives/proposal/proposal.ts'
import { report } from '../narratives/report/report.ts'
import { training } from '../narratives/training/training.ts'
import { venture } from '../narratives/venture/venture.ts'
import type { PresentationType } from '../types.ts'

export interface ChosenNarrative {
  readonly narrative: Narrative
  /** The sort of deck that is written; the words of the prompt may overrule the default choice. */
  readonly type: PresentationType
}

/**
 * The story for a brief. 'pitch' is what the form sends when nobody chose, so there the words decide: a pitch
 * for a venture or a proposal, and a subject of general interest is explained rather than sold.
 */
export function chooseNarrative(brief: Brief, chosen: PresentationType): ChosenNarrative {
  const type = chosen === 'pitch' ? (brief.kind ?? 'pitch') : chosen
  switch (type) {
    case 'report':
      return { narrative: reports(brief) ? report : explainer, type }
    case 'marketing':
      return { narrative: marketing, type }
    case 'training':
      return { narrative: teaches(brief) ? training : explainer, type }
    case 'pitch':
      return { narrative: pitchFor(brief), type }
  }
}

/** A skill is practised; a subject that nobody does ('photosynthesis') is explained. */
function teaches(brief: Brief): boolean {
  if (brief.language === 'other' || brief.subject.isActivity) return true
  return /\b(?:training|workshop|onboarding|course|how to|skills?|safety|awareness|compliance|policy|procedures?|staff|employees|customer service|sales|negotiation|leadership|management|communication|feedback|first aid|software|excel|tool|process)\b/iu.test(
    brief.text,
  )
}

/** Something that was measured or done is reported; the French Revolution is explained. */
function reports(brief: Brief): boolean {
  if (brief.kind === 'report' || brief.language === 'other' || brief.figures.length > 0) return true
  return /\b(?:results?|findings|interviews|sales|revenue|quarter|quarterly|annual|monthly|project|status|performance|survey|budget|costs?|consumption|analysis|audit|progress|review|kpis?|churn|turnover|engagement|satisfaction|finances?|financial|incident|outage|post-mortem|retrospective|evaluation|Q[1-4]|our)\b/iu.test(
    brief.text,
  )
}

function pitchFor(brief: Brief): Narrative {
  if (brief.language === 'other') return explainer
  if (brief.isVenture || brief.ask !== undefined) return venture
  if (brief.isProposal) return proposal
  const isNamed = /^\p{Lu}/u.test(brief.subject.general.text)
  if (
    brief.kind === 'pitch' &&
    !brief.subject.isActivity &&
    (isNamed || brief.subject.one !== undefined)
  )
    return venture
  if (brief.subject.isActivity || brief.kind === 'pitch') return proposal
  return explainer
}
