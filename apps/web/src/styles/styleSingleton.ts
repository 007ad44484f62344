import { useEffect } from 'react'

export interface StyleProps {
  readonly styles: string
  readonly dynamic?: boolean
}

/**
 * Replaces the package react-style-singleton, with which Radix keeps the page behind a dialog from scrolling: it writes
 * a `<style>` element, which the content security policy blocks and reports. A constructed style sheet is allowed.
 */
export function styleSingleton() {
  return function Sheet({ styles, dynamic = false }: StyleProps) {
    const followed = dynamic ? styles : undefined
    useEffect(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
      // Styles that are not dynamic never change.
      // oxlint-disable-next-line react/exhaustive-deps -- see above
    }, [followed])
    return null
  }
}
