import type { Mark, TextMark } from './marks.ts'
import type { Scene } from './scene.ts'

/**
 * Returns the slide at each step while its bullets appear one by one: the first without bullets, the last complete. A
 * slide without bullets has a single step.
 */
export function sceneSteps(scene: Scene): readonly Scene[] {
  const kept = made.get(scene)
  if (kept) return kept
  const steps = [...new Set(scene.marks.flatMap(stepsIn))]
  const looks = steps.map((_, count) => sceneWith(scene, new Set(steps.slice(0, count))))
  const all = [...looks, scene]
  made.set(scene, all)
  return all
}

const made = new WeakMap<Scene, readonly Scene[]>()

function sceneWith(scene: Scene, shown: ReadonlySet<string>): Scene {
  const marks = scene.marks.flatMap((mark): readonly Mark[] => {
    const steps = stepsIn(mark)
    if (steps.every((step) => shown.has(step))) return [mark]
    return mark.mark === 'text' && mark.stepwise ? [textWith(mark, shown)] : []
  })
  return { ...scene, marks }
}

/** Returns the names of the steps that a mark, or a part of it, belongs to. */
function stepsIn(mark: Mark): readonly string[] {
  if (mark.step !== undefined) return [mark.step]
  return mark.mark === 'text' && mark.stepwise ? [...new Set(paragraphSteps(mark))] : []
}

function paragraphSteps({ id, paragraphs }: TextMark): readonly string[] {
  let bullet = 0
  return paragraphs.map(({ continues }) => `${id} ${continues ? bullet : (bullet += 1)}`)
}

/** Hides the text that is not shown yet; the visible lines keep their positions. */
function textWith(mark: TextMark, shown: ReadonlySet<string>): TextMark {
  const isShown = paragraphSteps(mark).map((step) => shown.has(step))
  return {
    ...mark,
    lines: mark.lines.filter(({ paragraph }) => isShown[paragraph]),
    paragraphs: mark.paragraphs.map((paragraph, index) => {
      if (isShown[index]) return paragraph
      const { marker: _, ...unmarked } = paragraph
      return unmarked
    }),
  }
}
