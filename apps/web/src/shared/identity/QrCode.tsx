import { useEffect, useState } from 'react'

// Loaded on demand, because an app is set up only once.
async function squaresOf(text: string): Promise<{ readonly size: number; readonly path: string }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return { size, path }
}

/** A QR code, black on white in either mode, because cameras read that best. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [squares, setSquares] = useState<Awaited<ReturnType<typeof squaresOf>>>()
  useEffect(() => {
    let wanted = true
    const draw = async () => {
      const drawn = await squaresOf(text)
      if (wanted) setSquares(drawn)
    }
    void draw()
    return () => {
      wanted = false
    }
  }, [text])
  return (
    <div className="size-44 shrink-0 overflow-hidden rounded-control bg-white shadow-sheet">
      {squares && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${squares.size} ${squares.size}`}
          shapeRendering="crispEdges"
          className="size-full"
        >
          <path d={squares.path} fill="black" />
        </svg>
      )}
    </div>
  )
}
