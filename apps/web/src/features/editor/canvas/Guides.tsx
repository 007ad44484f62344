/** The two lines that a gesture shows where it snaps; moved without React, see showGuides. */
export function Guides() {
  return (
    <>
      <span
        hidden
        aria-hidden="true"
        data-guide="x"
        className="group pointer-events-none absolute -inset-y-6.5 w-px bg-guide"
      >
        <Tag className="top-0 left-1.5" />
      </span>
      <span
        hidden
        aria-hidden="true"
        data-guide="y"
        className="group pointer-events-none absolute -inset-x-6.5 h-px bg-guide"
      >
        <Tag className="top-1.5 left-0" />
      </span>
    </>
  )
}

function Tag({ className }: { readonly className: string }) {
  return (
    <span
      className={`absolute hidden rounded-[5px] bg-[#c9134f] px-1.5 text-micro font-action text-white group-data-centre:block ${className}`}
    >
      Centre
    </span>
  )
}
