/** The lines that a gesture shows where it snaps and what it draws; moved without React, see showGuides. */
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

/** One of the gaps that are equal: a bar between two ends. */
function Gap() {
  return (
    <span
      hidden
      aria-hidden="true"
      data-gap=""
      className="pointer-events-none absolute border-guide bg-[linear-gradient(var(--guide),var(--guide))] bg-center bg-no-repeat data-[gap=x]:h-2.5 data-[gap=x]:-translate-y-1/2 data-[gap=x]:border-x data-[gap=x]:bg-size-[100%_1px] data-[gap=y]:w-2.5 data-[gap=y]:-translate-x-1/2 data-[gap=y]:border-y data-[gap=y]:bg-size-[1px_100%]"
    />
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
