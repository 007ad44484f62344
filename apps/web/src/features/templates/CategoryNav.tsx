import { type GalleryCategory, ownTemplates, templateCategories } from '@deckloom/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { categoryNames } from './cards/categoryNames.ts'
import { templateTotalsQuery } from './templateQueries.ts'

export interface CategoryNavProps {
  readonly category: GalleryCategory | undefined
  /** Search and filter, kept when the category changes. */
  readonly query: string
}

const everyCategory: readonly GalleryCategory[] = [...templateCategories, ownTemplates]

/** Categories with their counts: a column at the side, or a row of chips on small screens. */
export function CategoryNav({ category, query }: CategoryNavProps) {
  const { data } = useQuery(templateTotalsQuery)
  const suffix = query === '' ? '' : `?${query}`
  const all = data?.reduce((sum, { total }) => sum + total, 0)
  return (
    <nav aria-label="Categories" className="-mx-4 md:-mx-8 lg:mx-0 lg:-ml-3">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1 md:px-8 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:p-0">
        <CategoryLink
          href={`/templates${suffix}`}
          name="All templates"
          total={all}
          current={category === undefined}
        />
        {everyCategory.map((one) => (
          <CategoryLink
            key={one}
            href={`/templates/${one}${suffix}`}
            name={categoryNames[one]}
            total={data?.find((entry) => entry.category === one)?.total}
            current={category === one}
          />
        ))}
      </ul>
    </nav>
  )
}

interface CategoryLinkProps {
  readonly href: string
  readonly name: string
  readonly total: number | undefined
  readonly current: boolean
}

function CategoryLink({ href, name, total, current }: CategoryLinkProps) {
  const item = useRef<HTMLLIElement>(null)
  // In a row of chips, the current one may be out of view.
  useEffect(() => {
    if (current) item.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <li ref={item} className="shrink-0">
      <Link
        href={href}
        aria-current={current ? 'page' : undefined}
        className="flex h-10 items-center justify-between gap-2 rounded-control px-3 text-ui font-[560] text-ink-muted shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-surface-hover hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-action aria-[current=page]:text-on-primary-soft aria-[current=page]:shadow-none lg:shadow-none touch:h-11"
      >
        {name}
        <span className="text-small tabular-nums">{total}</span>
      </Link>
    </li>
  )
}
