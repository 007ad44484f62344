import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { captionOf, type Recognition, recognitionClass, speechProblem } from './speech.ts'

export interface Speech {
  readonly listening: boolean
  readonly problem: string | undefined
  readonly start: (language: string) => void
  readonly stop: () => void
  /** Puts the problem out of sight. */
  readonly forget: () => void
}

/** A session that ends sooner ended for a reason: it is not begun again at once. */
const restartAfterMs = 400

/** Listens to the speaker; calls `onText` with what was said last. */
export function useSpeech(onText: (text: string) => void): Speech {
  const [listening, setListening] = useState(false)
  const [problem, setProblem] = useState<string>()
  const session = useRef<Recognition>(undefined)
  const tell = useEffectEvent(onText)
  const stop = () => {
    const { current } = session
    session.current = undefined
    current?.abort()
    setListening(false)
  }
  const start = (language: string) => {
    const Recognizer = recognitionClass()
    if (!Recognizer) return
    session.current?.abort()
    const recognition = new Recognizer()
    recognition.lang = language
    recognition.continuous = true
    recognition.interimResults = true
    recognition.addEventListener('result', ({ results }) => tell(captionOf(saidIn(results))))
    recognition.addEventListener('error', ({ error }) => {
      const found = speechProblem(error)
      if (!found || session.current !== recognition) return
      setProblem(found)
      stop()
    })
    recognition.addEventListener('end', () => {
      // Browsers end a session after a silence or a minute; the talk goes on.
      setTimeout(() => session.current === recognition && recognition.start(), restartAfterMs)
    })
    session.current = recognition
    setProblem(undefined)
    setListening(true)
    recognition.start()
  }
  useEffect(
    () => () => {
      const { current } = session
      session.current = undefined
      current?.abort()
    },
    [],
  )
  return { listening, problem, start, stop, forget: () => setProblem(undefined) }
}

/** Returns the last sentences, those not yet sure included. */
function saidIn(results: SpeechRecognitionResultList): string {
  return Array.from(results)
    .slice(-3)
    .map((result) => result[0]?.transcript ?? '')
    .join(' ')
}
