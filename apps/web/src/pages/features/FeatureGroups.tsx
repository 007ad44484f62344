const groups = [
  {
    title: 'Write',
    items: [
      'A deck from one sentence or pasted notes',
      'An outline that fills in as you watch',
      'Speaker notes for every slide',
      'Pictures drawn from your text',
      'Charts from the figures in your text',
    ],
  },
  {
    title: 'Design',
    items: [
      'Fourteen themes, light and dark',
      'More than twenty layouts as live previews',
      'Text, charts, shapes, tables and pictures on a canvas with guides',
      'Undo for everything, and earlier versions to restore',
      'Contrast checked on all text',
    ],
  },
  {
    title: 'Deliver',
    items: [
      'Presenter view with notes, timer, rehearsal, pen, laser, zoom and overview',
      'Live captions where the browser recognizes speech',
      'PowerPoint that stays editable',
      'Tagged PDF, PNG and SVG',
      'Links that anyone can view, and signed-in people can comment on or edit',
      'Edits kept on your device until the server has saved them',
    ],
  },
] as const

export function FeatureGroups() {
  return (
    <section aria-label="All features" className="border-y border-line bg-surface">
      <div className="page-width grid gap-x-10 gap-y-8 py-12 md:grid-cols-3">
        {groups.map(({ title, items }) => (
          <div key={title}>
            <h2 className="font-display text-h2 font-[660]">{title}</h2>
            <ul className="mt-3 divide-y divide-line">
              {items.map((item) => (
                <li key={item} className="py-2.5 text-body text-ink-muted">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
