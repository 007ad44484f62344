import { deckDefaults } from '@deckloom/deck'
import { elementTextMark, type PlacedElement } from '@deckloom/editor'
import type { Scene, TextMark } from '@deckloom/scene'
import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { faceExtent } from './faceExtent.ts'
import { boxStyle, paperLength } from './paper.ts'

export interface TextEditorProps {
  readonly element: PlacedElement
  readonly scene: Scene
  readonly text: string
  readonly onCommit: (text: string) => void
  readonly onCancel: () => void
}

/** The words of an element where they stand, in their own type. Ctrl+Enter and leaving save, Escape cancels. */
export function TextEditor({ element, scene, text, onCommit, onCancel }: TextEditorProps) {
  // What a merge brings meanwhile must not replace what is being written.
  const [before] = useState(text)
  const field = useRef<HTMLDivElement>(null)
  const finished = useRef(false)
  const finish = (end: () => void) => {
    if (finished.current) return
    finished.current = true
    end()
  }
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      field.current = node
      if (!node) return
      // Uncontrolled: React must not touch what the person is writing in.
      node.textContent = before
      finished.current = false
      node.focus({ preventScroll: true })
      getSelection()?.selectAllChildren(node)
    },
    [before],
  )
  const commit = (node: HTMLElement) => finish(() => onCommit(writtenIn(node)))
  const commitOnLeaving = useEffectEvent(() => {
    if (field.current && writtenIn(field.current) !== before) commit(field.current)
  })
  // A reload and the Back button take the field away without a blur; a layout effect still finds it.
  useLayoutEffect(() => {
    addEventListener('beforeunload', commitOnLeaving, { capture: true })
    return () => {
      removeEventListener('beforeunload', commitOnLeaving, { capture: true })
      commitOnLeaving()
    }
  }, [])
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) commit(event.currentTarget)
    if (event.key === 'Escape') finish(onCancel)
  }
  const mark = elementTextMark(scene, element.id)
  return (
    <div
      className="absolute flex flex-col"
      style={{ ...boxStyle(element.box, element.rotation), ...anchorStyle(mark) }}
    >
      <div
        ref={attach}
        // A plain-text editing host: pasted looks and pictures stay out.
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        // No native field can be set in the type of the slide line by line.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={`Edit ${element.name}`}
        spellCheck
        className="min-h-[1lh] cursor-text whitespace-pre-wrap outline-none wrap-break-word"
        style={typeStyle(mark)}
        onKeyDown={handleKey}
        onBlur={(event) => commit(event.currentTarget)}
      />
    </div>
  )
}

function writtenIn(field: HTMLElement): string {
  return field.innerText.replace(/\n$/, '')
}

function anchorStyle(mark: TextMark | undefined): CSSProperties {
  switch (mark?.anchor) {
    case 'middle':
      return { justifyContent: 'center' }
    case 'bottom':
      return { justifyContent: 'flex-end' }
    case 'top':
    case undefined:
      return {}
  }
}

// CSS centres a font's ascent and descent in the line; the slide is drawn by baselines.
function firstLineShift(mark: TextMark, pitch: number): number {
  const run = mark.paragraphs[0]?.runs[0]
  const [line] = mark.lines
  if (!run || !line || mark.anchor !== 'top') return 0
  const { ascent, descent } = faceExtent(run.face)
  const baseline = (pitch + (ascent - descent) * run.size) / 2
  return line.baseline - mark.box.y - baseline
}

// A plain-text field has one distance between its lines. Where every paragraph is one line, the air between
// paragraphs can be part of it, so that the list stays where it was.
function linePitch({ paragraphs, lines }: TextMark): number {
  const own = paragraphs[0]?.lineHeight ?? 0
  const air = paragraphs[1]?.spaceBefore ?? 0
  return lines.length === paragraphs.length ? own + air : own
}

function typeStyle(mark: TextMark | undefined): CSSProperties {
  const paragraph = mark?.paragraphs[0]
  const run = paragraph?.runs[0]
  if (!mark || !paragraph || !run) return { fontSize: paperLength(deckDefaults.bulletSize) }
  const pitch = linePitch(mark)
  return {
    fontFamily: run.face,
    fontWeight: 400,
    fontStyle: 'normal',
    fontSize: paperLength(run.size),
    lineHeight: paperLength(pitch),
    marginTop: paperLength(firstLineShift(mark, pitch)),
    letterSpacing: paperLength(run.letterSpacing ?? 0),
    color: run.paint.color,
    caretColor: run.paint.color,
    textAlign: paragraph.align,
    direction: paragraph.direction,
    textDecoration: run.underline ? 'underline' : 'none',
    paddingLeft: paperLength(paragraph.indent),
  }
}
