/** Snap guides and marquee of a gesture, moved without React; see showGuides. */
export function Guides() {
  return (
    <>
      <span
        aria-hidden="true"
        data-guide="x"
        className="group pointer-events-none absolute -inset-y-6.5 left-0 w-px scale-0 bg-guide"
      >
        <Tag className="top-0 left-1.5" />
      </span>
      <span
        aria-hidden="true"
        data-guide="y"
        className="group pointer-events-none absolute -inset-x-6.5 top-0 h-px scale-0 bg-guide"
      >
        <Tag className="top-1.5 left-0" />
      </span>
      <Gap />
      <Gap />
      <Gap />
      <Gap />
      <span
        hidden
        aria-hidden="true"
        data-marquee=""
        className="pointer-events-none absolute top-0 left-0 border border-select bg-select/10"
      />
    </>
  )
}

/** A marker for one of several equal gaps: a bar between two ends. */
function Gap() {
  return (
    <span
      aria-hidden="true"
      data-gap=""
      className="pointer-events-none absolute top-0 left-0 size-0 scale-0"
    >
      <span data-gap-part="line" className="absolute top-0 left-0 size-px origin-left bg-guide" />
      <span className="absolute -top-1.25 left-0 h-2.5 w-px bg-guide" />
      <span data-gap-part="end" className="absolute -top-1.25 -left-px h-2.5 w-px bg-guide" />
    </span>
  )
}

function Tag({ className }: { readonly className: string }) {
  return (
    <span
      className={`invisible absolute rounded-[5px] bg-[#c9134f] px-1.5 text-micro font-action text-white group-data-center:visible ${className}`}
    >
      Center
    </span>
  )
}
