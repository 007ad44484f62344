const promises = [
  {
    title: 'On your own server',
    text: 'Decks, pictures and accounts are stored where you install it. The pages that your readers open load scripts and fonts from nowhere else.',
  },
  {
    title: 'Strict by default',
    text: 'A strict content security policy, hashed passwords and sessions, and a tamper-evident audit log.',
  },
  {
    title: 'You’re in control',
    text: 'See every signed-in device and sign it out. Download your data, or delete your account permanently.',
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
