import type { Slide } from '@deckloom/deck'
import { elementRichText, type RichText, sameJson, withRichText } from '@deckloom/editor'
import { textLanguage } from '@deckloom/scene'
import {
  type FocusEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { withCachedSizes } from '../paper/textBoxSizes.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { takePendingKeys } from './PendingKeys.tsx'
import { setMark, toggleEmphasis, toggleList } from './content/textCommands.ts'
import { textLook } from './content/textLook.ts'
import { TextWriter } from './TextWriter.ts'
import {
  currentWriting,
  isInTextTools,
  setWriting,
  type TextFormat,
  type WrittenText,
} from './writing.ts'

export interface UseTextWriter {
  readonly host: RefObject<HTMLElement | null>
  readonly elementId: string
  readonly label: string
  readonly onDone: () => void
  readonly onOpenLink: () => void
}

/** Edits an element's text from the first key to the last, as one undo step. */
export function useTextWriter({ host, elementId, label, onDone, onOpenLink }: UseTextWriter) {
  const { document: deck, slide } = useEditor()
  const now = useSlideAround()
  const around = useRef(now)
  const running = useRef<TextWriter>(undefined)
  const save = useEffectEvent(({ before, lines }: TextWriter) => {
    if (sameJson(before, lines)) return
    deck.edit(slide.id, (present) => withRichText(present, elementId, lines))
  })
  const finish = useEffectEvent((saves: boolean) => {
    const writer = running.current
    if (!writer) return
    running.current = undefined
    if (saves) save(writer)
    onDone()
  })
  const openLink = useEffectEvent(onOpenLink)
  const open = useEffectEvent((node: HTMLElement) => {
    const rich = elementRichText(slide, elementId)
    return (
      rich &&
      new TextWriter({
        host: node,
        label,
        language: languageOf(rich),
        elementId,
        rich,
        around: () => around.current,
        save: () => finish(true),
        cancel: () => finish(false),
        openLink,
        onUpdate: (writer) => publish(writer, elementId, around.current.of),
      })
    )
  })
  // A reload or the Back button removes the field without a blur; a layout effect still finds it.
  useLayoutEffect(() => {
    const writer = host.current ? open(host.current) : undefined
    if (!writer) return undefined
    running.current = writer
    begin(writer)
    const leave = () => {
      if (running.current === writer) save(writer)
    }
    addEventListener('beforeunload', leave, { capture: true })
    return () => {
      removeEventListener('beforeunload', leave, { capture: true })
      leave()
      setWriting(undefined)
      writer.destroy()
    }
  }, [host])
  // A merge may change the slide around the text, but never the text being edited.
  useLayoutEffect(() => {
    around.current = now
    running.current?.layAgain()
  }, [now])
  useLeavingTools(running, () => finish(true))
  /** Saves on blur; the bar and panel that format the text do not count as leaving it. */
  return ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !isInTextTools(relatedTarget)) finish(true)
  }
}

function begin(writer: TextWriter) {
  writer.focus()
  writer.type(takePendingKeys())
}

/** Returns the edited slide, laid out like the canvas, and its position in the deck. */
function useSlideAround() {
  const { slide, deckTitle, index, order } = useEditor()
  const count = order.length
  return useMemo(
    () => ({ of: slide, slide: withCachedSizes(slide), place: { deckTitle, index, count } }),
    [slide, deckTitle, index, count],
  )
}

// Handles leaving when the focus is in a field of the bar or panel and moves, or a press lands, elsewhere.
function useLeavingTools(running: RefObject<TextWriter | undefined>, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => {
    const check = ({ target, type }: Event) => {
      const isInText = target instanceof Node && running.current?.contains(target)
      const isOutside = !isInText && !isInTextTools(target)
      if (isOutside && (type === 'focusin' || isInTextTools(document.activeElement))) leave()
    }
    document.addEventListener('focusin', check)
    document.addEventListener('pointerdown', check, { capture: true })
    return () => {
      document.removeEventListener('focusin', check)
      document.removeEventListener('pointerdown', check, { capture: true })
    }
  }, [running])
}

function languageOf({ lines }: RichText): string {
  return textLanguage(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' '), 'en')
}

function publish(writer: TextWriter, elementId: string, of: Slide) {
  const { layout, state } = writer
  if (!layout) return
  const look = textLook(state)
  const words = {
    box: layout.box,
    look: { ...look, size: look.size ?? layout.size },
    format: formatOf(writer),
  }
  setWriting({ elementId, of, as: layout.slide, words: stableText(words) })
}

// Most keystrokes change neither box nor style, so whatever shows them need not rerender.
function stableText(words: WrittenText): WrittenText {
  const before = currentWriting()?.words
  const { format, box, look } = words
  return before?.format === format && sameJson([before.box, before.look], [box, look])
    ? before
    : words
}

const formats = new WeakMap<TextWriter, TextFormat>()

function formatOf(writer: TextWriter): TextFormat {
  const known = formats.get(writer)
  if (known) return known
  const format: TextFormat = {
    hasLists: writer.kind === 'text',
    toggle: (mark) => writer.run(toggleEmphasis(mark)),
    setColor: (color) => writer.run(setMark('color', { color })),
    setSize: (size) => writer.run(setMark('size', { size })),
    toggleList: (kind) => writer.run(toggleList(kind)),
    run: (command) => writer.run(command),
    focus: () => writer.focus(),
  }
  formats.set(writer, format)
  return format
}
