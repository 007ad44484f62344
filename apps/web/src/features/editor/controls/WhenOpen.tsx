import { type ReactNode, Suspense } from 'react'

/** Loads a dialog when it is first opened. */
export function WhenOpen({
  open,
  children,
}: {
  readonly open: boolean
  readonly children: ReactNode
}) {
  return open ? <Suspense>{children}</Suspense> : null
}
