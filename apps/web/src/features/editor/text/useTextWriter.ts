import type { Slide } from '@deckloom/deck'
import { type DeckDocument, elementRichText, type RichText, WrittenLines } from '@deckloom/editor'
import { textLanguage } from '@deckloom/scene'
import {
  type FocusEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { newId } from '../../../shared/newId.ts'
import { withCachedSizes } from '../paper/textBoxSizes.ts'
import { browserClock } from '../../../shared/live/browserClock.ts'
import { picturePlace } from '../insert/pictures/picturePlace.ts'
import { type Editor, useEditor } from '../session/EditorContext.tsx'
import { beginWriting } from './beginWriting.ts'
import { tellCut } from './content/tellCut.ts'
import { tellDiscarded } from './tellDiscarded.ts'
import { TextWriter, type TextWriterOptions } from './TextWriter.ts'
import { publishWriting } from './publishWriting.ts'
import { isInTextTools, setWriting } from './writing.ts'

export interface UseTextWriter {
  readonly host: RefObject<HTMLElement | null>
  readonly elementId: string
  readonly label: string
  readonly onDone: () => void
  readonly onOpenLink: () => void
}

interface Running {
  readonly elementId: string
  readonly writer: TextWriter
  readonly written: WrittenLines
  isCanceled?: boolean
  /** Whether the text is no longer on the screen. */
  isClosed?: boolean
}

/** Edits an element's text from the first key to the last, as one undo step. */
export function useTextWriter({ host, elementId, label, onDone, onOpenLink }: UseTextWriter) {
  const editor = useEditor()
  const { document: deck, slide, live } = editor
  const now = useSlideAround()
  const around = useRef(now)
  const running = useRef<Running>(undefined)
  const finish = useEffectEvent((saves: boolean) => {
    if (!running.current) return
    const { writer, written } = running.current
    running.current.isCanceled = !saves
    running.current = undefined
    if (saves) written.write(writer)
    else cancel(written, writer)
    onDone()
  })
  const openLink = useEffectEvent(onOpenLink)
  const putPicture = useEffectEvent((file: File) => void putOnSlide(editor, file))
  const open = useEffectEvent((node: HTMLElement) =>
    openWriter({
      host: node,
      label,
      deck,
      slide,
      elementId,
      around: () => around.current,
      isWatched: () => (live?.others.length ?? 0) > 0,
      finish,
      openLink,
      putPicture,
    }),
  )
  // A reload or the Back button removes the field without a blur; a layout effect still finds it.
  useLayoutEffect(() => {
    const opened = host.current ? open(host.current) : undefined
    if (!opened) return undefined
    const { writer, written } = opened
    running.current = opened
    beginWriting(writer, { slide: around.current.of, elementId: opened.elementId })
    const leave = () => {
      if (running.current === opened) written.write(writer)
    }
    addEventListener('beforeunload', leave, { capture: true })
    return () => {
      removeEventListener('beforeunload', leave, { capture: true })
      leave()
      setWriting(undefined)
      close(opened)
    }
  }, [host])
  useLayoutEffect(() => {
    around.current = now
    if (!running.current) return
    const { writer, written } = running.current
    written.rebase(writer)
    writer.layAgain()
  }, [now])
  useLeavingTools(running, () => finish(true))
  /** Saves on blur; the bar and panel that format the text do not count as leaving it. */
  return ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !isInTextTools(relatedTarget)) finish(true)
  }
}

interface OpenWriter extends Pick<
  TextWriterOptions,
  'host' | 'label' | 'elementId' | 'openLink' | 'putPicture'
> {
  readonly deck: DeckDocument
  readonly slide: Slide
  readonly around: () => SlideAround
  readonly isWatched: () => boolean
  readonly finish: (saves: boolean) => void
}

function openWriter({
  deck,
  slide,
  isWatched,
  finish,
  ...options
}: OpenWriter): Running | undefined {
  const { elementId, around } = options
  const rich = elementRichText(slide, elementId)
  if (!rich) return undefined
  const place = { deck, slideId: slide.id, elementId }
  const written = new WrittenLines({ ...place, key: newId(), clock: browserClock, isWatched })
  const running: { current?: Running } = {}
  let wasCut = false
  const writer = new TextWriter({
    ...options,
    language: languageOf(rich),
    rich,
    save: () => finish(true),
    cancel: () => finish(false),
    onUpdate: (updated) => {
      if (running.current?.isClosed) return
      publishWriting(updated, elementId, around().of)
      const { isCut } = updated
      if (isCut && !wasCut) tellCut(updated.kind)
      wasCut = isCut
      written.writeSoon(updated)
    },
  })
  running.current = { elementId, writer, written }
  return running.current
}

/** Ends the writing, once what was pasted last is written. */
function close(running: Running) {
  const { writer, written, isCanceled } = running
  running.isClosed = true
  if (!isCanceled && writer.pasting) return void closeLater(running, writer.pasting)
  written.stop()
  writer.destroy()
}

async function closeLater({ writer, written }: Running, pasting: Promise<void>): Promise<void> {
  await pasting
  written.rebase(writer)
  written.write(writer)
  written.stop()
  writer.destroy()
}

function cancel(written: WrittenLines, writer: TextWriter) {
  const putBack = written.withdraw(writer)
  if (putBack) tellDiscarded(putBack)
}

type SlideAround = ReturnType<typeof useSlideAround>

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
function useLeavingTools(running: RefObject<Running | undefined>, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => {
    const check = ({ target, type }: Event) => {
      const isInText = target instanceof Node && running.current?.writer.contains(target)
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

async function putOnSlide(editor: Editor, file: File): Promise<void> {
  const { putPicture } = await import('../insert/pictures/putPicture.ts')
  await putPicture(editor, file, picturePlace)
}

function languageOf({ lines }: RichText): string {
  return textLanguage(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' '), 'en')
}
