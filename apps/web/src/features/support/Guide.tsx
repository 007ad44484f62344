const steps = [
  {
    title: 'Say what you need',
    text: 'On the home page, describe the talk in a sentence, or paste your notes. Enter writes the deck.',
  },
  {
    title: 'Look it through',
    text: 'The slides open in the editor. Click any text to change it; drag what should lie elsewhere.',
  },
  {
    title: 'Give it your look',
    text: 'STYLE changes the theme, LAYOUT the arrangement of a slide. Both show the slide as it would be.',
  },
  {
    title: 'Add what is yours',
    text: 'Create Chart takes cells from a spreadsheet, Add Shapes and Add Image do the rest.',
  },
  {
    title: 'Present or download',
    text: 'PRESENT fills the screen. EXPORT gives a PowerPoint file that stays editable, or a PDF.',
  },
] as const

/** From nothing to a deck, in five steps. */
export function Guide() {
  return (
    <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-primary pt-3">
          <span className="text-small font-label text-ink-subtle tabular-nums">{index + 1}</span>
          <h3 className="mt-0.5 text-body font-action">{title}</h3>
          <p className="mt-1 text-small text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}
