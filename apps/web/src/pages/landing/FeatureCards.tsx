import { urlFor } from '../../shared/place.ts'
const features = [
  {
    title: 'AI-Powered Generation',
    text: 'A sentence becomes an outline, and the outline becomes slides with charts and pictures that fit the text.',
    picture: 'slide-risks',
    ground: 'bg-(--cloth-weld)',
  },
  {
    title: 'Team Collaboration',
    text: 'Edit one deck together, see each other’s words as they are typed, and talk in comments on the slide.',
    picture: 'slide-before-after',
    ground: 'bg-(--cloth-woad)',
  },
  {
    title: 'Professional Templates',
    text: 'For business pitches, marketing reports and training materials, carefully designed and ready to fill in.',
    picture: 'slide-plan',
    ground: 'bg-(--cloth-madder)',
  },
] as const

export function FeatureCards() {
  return (
    <section aria-label="What Deckloom does" className="page-width py-10 lg:pt-2 lg:pb-16">
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {features.map(({ title, text, picture, ground }) => (
          <li key={title} className="overflow-hidden rounded-card bg-surface shadow-sheet">
            <div className={`h-44.5 overflow-hidden px-7 pt-5.5 ${ground}`}>
              <img
                src={urlFor(`/art/${picture}.svg`)}
                alt=""
                width="320"
                height="180"
                className="w-full rounded-t-slide shadow-[0_2px_10px_rgb(12_26_21/.25)]"
              />
            </div>
            <div className="px-5 pt-4 pb-5.5">
              <h2 className="text-h3 font-heading">{title}</h2>
              <p className="mt-1 text-body text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
