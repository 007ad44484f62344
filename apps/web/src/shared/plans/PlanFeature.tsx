import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** One line of what a plan includes. */
export function PlanFeature({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 text-ui">
      <Check
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mt-px shrink-0 text-primary"
      />
      {children}
    </li>
  )
}
