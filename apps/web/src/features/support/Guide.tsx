const steps = [
  {
    title: 'Describe your talk',
    text: 'On the home page, describe your talk in a sentence or paste your notes, then press Enter.',
  },
  {
    title: 'Review the slides',
    text: 'The slides open in the editor. Double-click text to change it, and drag anything to move it.',
  },
  {
    title: 'Make it yours',
    text: 'STYLE changes the theme, and LAYOUT rearranges a slide. Both preview the result.',
  },
  {
    title: 'Add your content',
    text: 'Create Chart takes cells from a spreadsheet. Add Shapes and Add Image do the rest.',
  },
  {
    title: 'Present or download',
    text: 'PRESENT shows your deck full screen. EXPORT gives you an editable PowerPoint file or a PDF.',
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
