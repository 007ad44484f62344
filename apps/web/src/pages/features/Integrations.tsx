const names = [
  'PowerPoint',
  'PDF',
  'PNG',
  'SVG',
  'Markdown',
  'Spreadsheet cells',
  'PostgreSQL',
  'SMTP',
  'Unsplash',
  'Image models',
] as const

/** What the product works with, as text only, because logos belong to their owners. */
export function Integrations() {
  return (
    <section aria-labelledby="integrations" className="page-width py-12">
      <h2 id="integrations" className="font-display text-h2 font-[660]">
        Works with
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {names.map((name) => (
          <li
            key={name}
            className="rounded-control bg-surface px-4 py-2 text-body font-label shadow-sheet"
          >
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
