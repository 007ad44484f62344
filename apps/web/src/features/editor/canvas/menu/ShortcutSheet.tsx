import { Dialog } from '@deckloom/ui'
import { keyWords } from '../../shortcutOf.ts'
import { shortcuts } from '../../shortcuts.ts'

const sections = ['Select', 'Change', 'Arrange', 'Deck and view'] as const

/** All keys of the editor, from the table that the keys are read from. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts" width={880}>
      {/* Has the focus, so that the arrow keys scroll it. */}
      <section
        aria-label="All keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="grid gap-x-10 gap-y-6 rounded-control md:grid-cols-2"
      >
        {sections.map((section) => (
          <section key={section} aria-label={section}>
            <h3 className="mb-2 text-ui font-heading">{section}</h3>
            <dl className="flex flex-col">
              {shortcuts
                .filter((shortcut) => shortcut.section === section)
                .map(({ keys, words }) => (
                  <div
                    key={keys[0]}
                    className="flex items-baseline justify-between gap-4 border-t border-line py-1.5"
                  >
                    <dt className="text-ui text-ink-muted">{words}</dt>
                    <dd className="flex shrink-0 flex-wrap justify-end gap-1">
                      {keys.map((key) => (
                        <kbd
                          key={key}
                          className="rounded-chip bg-surface-sunken px-1.5 py-0.5 font-sans text-micro font-label whitespace-nowrap"
                        >
                          {keyWords(key)}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  )
}
