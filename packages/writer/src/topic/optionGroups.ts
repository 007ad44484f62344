import { layouts } from '@deckloom/deck'
import type { Group, GroupSetting, Told } from './group.ts'
import { type PageBody, panelsBody, partsOf, rowsBody } from './pageForms.ts'

const longestTitle = layouts['three cards'].limits.title

/**
 * Returns the criteria for comparing options: what the prompt lists under a single label of no known kind, if it also
 * has options.
 */
export function criteriaIn(free: readonly Told[]): readonly Told[] {
  const listed = free.filter((told) => told.under !== undefined && !told.kind.isOne)
  const areOne = new Set(listed.map(({ under }) => under)).size === 1
  return areOne && listed.length >= 2 && free.some(isChoice) ? listed : []
}

/** Returns panels or cards with what the prompt says of each option, and a table that compares them. */
export function optionGroups(
  members: readonly Told[],
  { frames, criteria: listed = [] }: GroupSetting,
): readonly Group[] {
  const { debate, costs, benefits, risks, alternatives } = frames.scaffold
  const frame = 'alternatives'
  const options = members.map(({ text }) => {
    const [lead, detail] = partsOf(text)
    return lead === '' ? { name: text, said: [] } : { name: lead, said: [detail] }
  })
  const names = options.map(({ name }) => name)
  const joined = names.join(' · ')
  const title = joined.length <= longestTitle ? joined : frames.parts.points
  const asked = [debate.prompts[0], debate.prompts[2], costs.prompts[0]]
  const questions = asked.map((prompt = '') => partsOf(prompt)[1])
  const points = members.map(({ text }) => text)
  const panels = options.map(({ name, said }) => ({ name, points: [...said, ...questions] }))
  const bodies: readonly PageBody[] =
    panels.length === 2
      ? [panelsBody(panels)]
      : options.every(({ said }) => said.length > 0)
        ? [{ points, layouts: ['three cards', 'title + bullets'] }]
        : []
  const criteria =
    listed.length > 0
      ? listed.map(({ text }) => text)
      : [costs, benefits, risks].map((each) => each.title)
  const table = {
    title: alternatives.title,
    ...rowsBody(
      criteria.map((name) => [name]),
      ['', ...names],
    ),
  }
  return [
    ...bodies.map((body): Group => ({ slide: { title, ...body }, frame, members })),
    {
      slide: table,
      frame,
      members: [...members, ...listed],
      told: panels.length === 2 ? [...members, ...listed] : listed,
    },
  ]
}

function isChoice({ kind }: Told): boolean {
  return kind.isOne && kind.frame === 'alternatives'
}
