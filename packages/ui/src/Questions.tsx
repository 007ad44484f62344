import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface QuestionsProps {
  readonly questions: readonly { readonly question: string; readonly answer: ReactNode }[]
}

/** Questions with answers that open one at a time; native disclosure elements, so they work without scripts. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-control py-3.5 text-body font-action [&::-webkit-details-marker]:hidden">
            {question}
            <Plus {...sign} className="shrink-0 text-ink-muted group-open:hidden" />
            <Minus {...sign} className="hidden shrink-0 text-ink-muted group-open:block" />
          </summary>
          <div className="max-w-read pr-9 pb-5 text-body text-ink-muted">{answer}</div>
        </details>
      ))}
    </div>
  )
}

const sign = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
