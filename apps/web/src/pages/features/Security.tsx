const promises = [
  {
    title: 'On your own server',
    text: 'Decks, pictures and accounts stay where you install it. No page loads scripts or fonts from another site.',
  },
  {
    title: 'Strict by default',
    text: 'A content policy with no exceptions, hashed passwords and tokens, and a tamper-evident audit log.',
  },
  {
    title: 'You’re in control',
    text: 'See every signed-in device and sign it out. Export everything stored about you, or delete your account permanently.',
  },
] as const

export function Security() {
  return (
    <section aria-labelledby="security" className="page-width pb-12">
      <h2 id="security" className="font-display text-h2 font-[660]">
        Security
      </h2>
      <ul className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {promises.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-primary pt-3">
            <h3 className="text-h3 font-heading">{title}</h3>
            <p className="mt-1 text-body text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
