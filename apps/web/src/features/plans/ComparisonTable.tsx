import { Check } from 'lucide-react'
import { comparedPlans, comparison } from './comparison.ts'

/** Comparison of the plans: a table, or on phones one list per plan. */
export function ComparisonTable() {
  return (
    <>
      <div className="hidden overflow-hidden rounded-card bg-surface shadow-sheet md:block">
        <table className="w-full text-left text-ui">
          <thead>
            <tr className="text-micro text-ink-subtle">
              <th scope="col" className="px-5 py-3 font-label">
                Feature
              </th>
              {comparedPlans.map(({ tier, name }) => (
                <th key={tier} scope="col" className="w-1/5 px-5 py-3 font-label">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map(({ label, cells }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="px-5 py-2.5 font-[560]">
                  {label}
                </th>
                {comparedPlans.map(({ tier }) => (
                  <td key={tier} className="px-5 py-2.5">
                    <Included value={cells[tier]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-col gap-4 md:hidden">
        {comparedPlans.map(({ tier, name }) => (
          <section key={tier} className="rounded-card bg-surface px-5 py-4 shadow-sheet">
            <h3 className="mb-2 text-h3 font-heading">{name}</h3>
            <dl>
              {comparison.map(({ label, cells }) => (
                <div
                  key={label}
                  className="flex items-center justify-between gap-4 border-t border-line py-2 text-ui"
                >
                  <dt className="text-ink-muted">{label}</dt>
                  <dd className="text-right font-[560]">
                    <Included value={cells[tier]} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}

function Included({ value }: { readonly value: string | boolean }) {
  if (typeof value === 'string') return value
  if (!value) return <span className="text-ink-subtle">Not included</span>
  return (
    <>
      <Check size={18} strokeWidth={1.75} aria-hidden="true" className="inline text-primary" />
      <span className="sr-only">Included</span>
    </>
  )
}
