import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyPart } from '../../../shared/loading/lazyPart.ts'
import type { Signal } from '../slideshow/signal.ts'
import type { ShowLink } from '../slideshow/useShowLink.ts'
import { keepLanguage } from './keptLanguage.ts'
import { useSpeech } from './useSpeech.ts'

const CaptionPanel = lazyPart(async () => (await import('./CaptionPanel.tsx')).CaptionPanel)

export interface CaptionsProps {
  readonly link: Pick<ShowLink, 'share' | 'shared'>
  readonly commands: Signal<'captions'>
}

/** Words stay this long after the last one was said. */
const staysMs = 7_000

/** What is being said, at the slide's lower edge, in both windows; one of them listens. */
export function Captions({ link, commands }: CaptionsProps) {
  const { text, show, hide } = useFadingText()
  const [open, setOpen] = useState(false)
  /** Whether the other window listens. */
  const [theirs, setTheirs] = useState(false)
  const speech = useSpeech((words) => {
    show(words)
    link.share('captions', words)
  })
  const end = () => {
    speech.stop()
    hide()
    link.share('captions', null)
  }
  const toggle = useEffectEvent(() => {
    if (speech.listening || theirs) {
      setTheirs(false)
      end()
    } else setOpen(!open)
  })
  const read = useEffectEvent((content: unknown) => {
    // One window listens at a time; null is the other's wish to end.
    if (speech.listening) speech.stop()
    setTheirs(typeof content === 'string')
    if (typeof content === 'string') show(content)
    else hide()
  })
  useEnding(speech, link)
  const { shared } = link
  useEffect(() => commands.listen(() => toggle()), [commands])
  useEffect(
    () => shared.listen(({ kind, content }) => kind === 'captions' && read(content)),
    [shared],
  )
  const start = (language: string) => {
    keepLanguage(language)
    setOpen(false)
    link.share('captions', '')
    speech.start(language)
  }
  return (
    <>
      {(speech.listening || theirs) && <CaptionLine text={text} listening={speech.listening} />}
      <Suspense>
        {(open || speech.problem !== undefined) && (
          <CaptionPanel
            problem={speech.problem}
            onStart={start}
            onClose={() => {
              setOpen(false)
              speech.forget()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Tells the other window when this one, which listens, fails or goes, such as by a reload. */
function useEnding(
  { listening, problem }: Pick<ReturnType<typeof useSpeech>, 'listening' | 'problem'>,
  link: Pick<ShowLink, 'share'>,
) {
  const tellEnd = useEffectEvent(() => link.share('captions', null))
  useEffect(() => {
    if (problem !== undefined) tellEnd()
  }, [problem])
  const leave = useEffectEvent(() => {
    if (listening) link.share('captions', null)
  })
  useEffect(() => {
    const handle = () => leave()
    addEventListener('pagehide', handle)
    return () => removeEventListener('pagehide', handle)
  }, [])
}

/** Words that go when nothing follows. */
function useFadingText() {
  const [text, setText] = useState('')
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(hiding.current), [])
  const show = (words: string) => {
    setText(words)
    clearTimeout(hiding.current)
    hiding.current = setTimeout(() => setText(''), staysMs)
  }
  return { text, show, hide: () => setText('') }
}

interface CaptionLineProps {
  readonly text: string
  readonly listening: boolean
}

function CaptionLine({ text, listening }: CaptionLineProps) {
  return (
    <section
      aria-label="Captions"
      className="pointer-events-none absolute inset-x-3 bottom-18 z-20 flex justify-center text-center text-white"
    >
      {text === '' ? (
        listening && (
          <p className="rounded-card bg-[rgb(0_0_0/.82)] px-4 py-2 text-ui">Listening…</p>
        )
      ) : (
        <p
          dir="auto"
          className="max-w-[min(100%,60rem)] rounded-card bg-[rgb(0_0_0/.86)] px-5 py-2.5 text-[clamp(1rem,2.3vw,2rem)] leading-[1.35] text-balance"
        >
          {text}
        </p>
      )}
    </section>
  )
}
