import type { Invoice } from '@deckloom/contract'
import { Badge } from '@deckloom/ui'
import { formatDate } from './formatDate.ts'

const words = { paid: 'Paid', open: 'Open', refunded: 'Refunded' } as const

export function InvoiceList({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <table className="w-full text-left text-ui">
      <caption className="sr-only">Invoices</caption>
      <thead className="text-micro text-ink-subtle">
        <tr>
          <th scope="col" className="py-2 font-label">
            Invoice
          </th>
          <th scope="col" className="py-2 text-right font-label">
            Amount
          </th>
          <th scope="col" className="py-2 pl-6 font-label">
            State
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, date, amountCents, status, url }) => (
          <tr key={id} className="border-t border-line">
            <td className="py-2.5 font-[560]">
              {url === null ? (
                formatDate(date)
              ) : (
                <a href={url} target="_blank" rel="noreferrer" className="link">
                  {formatDate(date)}
                </a>
              )}
            </td>
            <td className="py-2.5 text-right tabular-nums">${(amountCents / 100).toFixed(2)}</td>
            <td className="py-2.5 pl-6">
              <Badge tone={status === 'paid' ? 'primary' : 'neutral'}>{words[status]}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
