import { type DragEvent, type ReactNode, useState } from 'react'

export interface DropZoneProps {
  /** Name of the file field, for screen readers. */
  readonly label: string
  /** Types or endings, as in the `accept` attribute. */
  readonly accept: string
  /** Its least height and the gap between its parts. */
  readonly className: string
  /** Returns the file to take from what was dropped; undefined if there is none. */
  readonly pick: (dropped: DataTransfer) => File | undefined
  readonly onFile: (file: File) => void
  /** What is inside; `choose` opens the browser's file dialog. */
  readonly children: (choose: () => void) => ReactNode
}

/** An area that accepts a file by a button inside it, or dropped. */
export function DropZone({ label, accept, className, pick, onFile, children }: DropZoneProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [over, setOver] = useState(false)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = pick(event.dataTransfer)
    if (file) onFile(file)
  }
  return (
    // Dropping is an alternative to the button inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-over={over || undefined}
      className={`flex flex-col items-center justify-center rounded-card border border-dashed border-line-control bg-surface-sunken px-4 py-6 text-center data-over:border-primary data-over:bg-primary-soft ${className}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={setInput}
        type="file"
        aria-label={label}
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Allows selecting the same file again.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {children(() => input?.click())}
    </div>
  )
}
