/** The spinning ring in a working button; with reduced motion only the changed label shows it. */
export function WorkingIcon() {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      aria-hidden="true"
      className="animate-turn shrink-0 motion-reduce:hidden"
    >
      <path
        d="M9 2a7 7 0 1 1-6.6 4.7"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  )
}
