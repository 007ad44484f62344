import type { ImportedPresentation } from '@deckloom/contract'
import { CircleCheck } from 'lucide-react'

/** The result of an import, and what was changed or omitted. */
export function ImportReport({ made }: { readonly made: ImportedPresentation }) {
  const { presentation, slideCount, notes } = made
  return (
    <section aria-label="What was imported" className="flex flex-col gap-2.5">
      <output className="flex items-start gap-2 text-body">
        <CircleCheck
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="mt-0.5 shrink-0 text-success"
        />
        <span className="min-w-0 wrap-anywhere">
          “{presentation.title}” is imported: {slideCount} {slideCount === 1 ? 'slide' : 'slides'}.
        </span>
      </output>
      {notes.length > 0 && (
        <div className="rounded-card bg-surface-sunken px-4 py-3">
          <h3 className="text-small font-label">What changed from the file</h3>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul tabIndex={0} className="mt-1 max-h-40 overflow-y-auto text-small text-ink-muted">
            {notes.map(({ slide, text }) => (
              <li key={`${slide} ${text}`} className="py-0.5">
                {slide !== undefined && <span className="text-ink-subtle">Slide {slide}: </span>}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
