import { type CommentAnchor, commentLimits } from '@deckloom/contract'
import { elementTexts, letterAt } from '@deckloom/editor'
import type { Point } from '@deckloom/scene'
import { elementAnchor } from '../../../shared/comments/discussion.ts'
import { pagePoints } from '../../../shared/scene/pagePoints.ts'
import type { ShownSlide } from '../../../shared/comments/pins/placePin.ts'

/** Text of a slide's drawing that is selected. */
interface SelectedText {
  readonly node: Text
  readonly from: number
  readonly to: number
}

/**
 * Returns the words of a slide that the browser's selection begins with, in the first element that it reaches; the element
 * where its text is drawn in a way that does not tell its words apart. Undefined if it begins elsewhere.
 */
export function selectedWords(paper: Element, shown: ShownSlide): CommentAnchor | undefined {
  const selected = selectedTexts(paper)
  const id = elementOf(selected[0]?.node)
  const element = shown.elements.find((one) => one.id === id)
  if (!element) return undefined
  const own = selected.filter(({ node }) => elementOf(node) === element.id)
  const place = { paper, shown, elementId: element.id }
  const words = element.rotation === 0 ? quoteOf(own, place) : undefined
  return words ? { kind: 'words', elementId: element.id, ...words } : elementAnchor(element)
}

function selectedTexts(paper: Element): readonly SelectedText[] {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return []
  const range = selection.getRangeAt(0)
  // Whoever selects the whole page, or several slides, is not about to comment on the last of them.
  if (!paper.contains(range.startContainer)) return []
  return [...paper.querySelectorAll('svg [data-element-id] text')].flatMap(
    ({ firstChild: node }) => {
      if (!(node instanceof Text) || !range.intersectsNode(node)) return []
      const from = node === range.startContainer ? range.startOffset : 0
      const to = node === range.endContainer ? range.endOffset : node.data.length
      return node.data.slice(from, to).trim() === '' ? [] : [{ node, from, to }]
    },
  )
}

function elementOf(node: Text | undefined): string | undefined {
  const mark = node?.parentElement?.closest('[data-element-id]')
  return mark?.getAttribute('data-element-id') ?? undefined
}

interface Place {
  readonly paper: Element
  readonly shown: ShownSlide
  readonly elementId: string
}

/** What the slide stores where these texts are drawn: layouts change the case and the spaces of what they draw. */
function quoteOf(selected: readonly SelectedText[], { paper, shown, elementId }: Place) {
  const texts = elementTexts(shown.slide, elementId)
  if (!texts) return undefined
  const ends = [firstLetter(selected[0]), lastLetter(selected.at(-1))].flatMap((letter) => {
    const point = letter && middleOf(letter, paper)
    return (point && letterAt(shown.scene, elementId, { texts, point })) ?? []
  })
  if (ends.length < 2) return undefined
  const offset = Math.min(...ends.map(({ from }) => from))
  const quote = texts.join('\n').slice(offset, Math.max(...ends.map(({ to }) => to)))
  return { quote: quote.slice(0, commentLimits.quoteLength), offset }
}

function firstLetter(text: SelectedText | undefined): SelectedText | undefined {
  if (!text) return undefined
  const { node, from, to } = text
  const at = from + node.data.slice(from, to).search(/\S/u)
  return { node, from: at, to: at + 1 }
}

function lastLetter(text: SelectedText | undefined): SelectedText | undefined {
  if (!text) return undefined
  const { node, from, to } = text
  const at = from + node.data.slice(from, to).trimEnd().length - 1
  return { node, from: at, to: at + 1 }
}

/** Where the middle of a selected letter is, in page units. */
function middleOf({ node, from, to }: SelectedText, paper: Element): Point {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  const { left, top, width, height } = range.getBoundingClientRect()
  return pagePoints(paper)({ clientX: left + width / 2, clientY: top + height / 2 })
}
