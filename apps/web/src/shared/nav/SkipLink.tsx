/** First Tab stop of every page; links to the content with the ID `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-surface-inverse px-4 py-2 text-ui font-action text-ink-inverse focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  )
}
