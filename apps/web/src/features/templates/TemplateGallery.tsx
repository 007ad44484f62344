import { type GalleryCategory, ownTemplates, type TemplateItem } from '@deckloom/contract'
import { Button, Cloth, EmptyState, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { scrapCloth } from '../../shared/brand/cloths.ts'
import { CategoryNav } from './CategoryNav.tsx'
import { chooseTemplates } from './chooseTemplates.ts'
import { GalleryToolbar } from './GalleryToolbar.tsx'
import { TemplateCard } from './cards/TemplateCard.tsx'
import { templatesQuery } from './templateQueries.ts'
import { TemplateRow } from './cards/TemplateRow.tsx'
import { useCreateDeck } from './useCreateDeck.ts'
import { type GalleryState, type GalleryView, useGalleryState } from './useGalleryState.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const PreviewDialog = lazyPart(async () => (await import('./PreviewDialog.tsx')).PreviewDialog)
const PremiumDialog = lazyPart(async () => (await import('./PremiumDialog.tsx')).PremiumDialog)

const SaveTemplateDialog = lazyPart(
  async () => (await import('./SaveTemplateDialog.tsx')).SaveTemplateDialog,
)
const DeleteTemplateDialog = lazyPart(
  async () => (await import('./DeleteTemplateDialog.tsx')).DeleteTemplateDialog,
)

export interface TemplateGalleryProps {
  /** Undefined for all of them. */
  readonly category: GalleryCategory | undefined
}

/** Templates to start a deck from: by category, with search and filter, as cards or rows. */
export function TemplateGallery({ category }: TemplateGalleryProps) {
  const state = useGalleryState()
  const { data, isError, refetch } = useQuery(templatesQuery(category))
  const chosen = data && chooseTemplates(data, state)
  // Nothing to search yet, so only how to create a template is shown.
  const isEmpty = category === ownTemplates && data?.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-4 lg:grid-cols-[12.5rem_minmax(0,1fr)]">
      <CategoryNav category={category} query={state.query} />
      <div className="min-w-0">
        {!isEmpty && <Tools category={category} state={state} />}
        <output className="mt-3.5 mb-3 block min-h-5 text-small text-ink-subtle tabular-nums">
          {chosen && `Showing ${chosen.length} templates`}
        </output>
        {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <SkeletonCards />)}
        {isEmpty && <NoOwnTemplates />}
        {chosen && !isEmpty && <Found templates={chosen} state={state} />}
      </div>
    </div>
  )
}

interface ToolsProps extends TemplateGalleryProps {
  readonly state: GalleryState
}

function Tools({ category, state }: ToolsProps) {
  return (
    <>
      {category === ownTemplates && <SaveDeck />}
      <GalleryToolbar state={state} />
    </>
  )
}

interface FoundProps {
  readonly templates: readonly TemplateItem[]
  readonly state: GalleryState
}

function Found({ templates, state }: FoundProps) {
  if (templates.length > 0) return <Templates templates={templates} view={state.view} />
  return (
    <EmptyState
      picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
      title="No templates found"
      text="Try adjusting your search or filter criteria"
      action={<Button onClick={state.clear}>Clear search and filter</Button>}
    />
  )
}

/** Explains that users' own templates are made from decks. */
function SaveDeck() {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface p-4 shadow-sheet">
      <p className="text-ui text-ink-muted">
        Your templates are decks you use to start new ones. Only you can see them.
      </p>
      <SaveDeckButton />
    </div>
  )
}

function NoOwnTemplates() {
  return (
    <EmptyState
      picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
      title="No templates of your own yet"
      text="Save a deck as a template to start new decks from its slides. Only you can see it."
      action={<SaveDeckButton />}
    />
  )
}

function SaveDeckButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Save a deck as template
      </Button>
      {open && (
        <Suspense>
          <SaveTemplateDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

interface TemplatesProps {
  readonly templates: readonly TemplateItem[]
  readonly view: GalleryView
}

function Templates({ templates, view }: TemplatesProps) {
  const [previewed, setPreviewed] = useState<TemplateItem>()
  const [doomed, setDoomed] = useState<TemplateItem>()
  const { create, creating, withheld, forget } = useCreateDeck()
  const Item = view === 'list' ? TemplateRow : TemplateCard
  return (
    <>
      <ul className={view === 'list' ? listClass : gridClass}>
        {templates.map((template) => (
          <li key={template.id}>
            <Item
              template={template}
              isCreating={creating === template.id}
              onUse={() => create(template)}
              onPreview={() => setPreviewed(template)}
              onDelete={template.category === ownTemplates ? () => setDoomed(template) : undefined}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {previewed && (
          <PreviewDialog
            template={previewed}
            isCreating={creating === previewed.id}
            onUse={() => create(previewed)}
            onClose={() => setPreviewed(undefined)}
          />
        )}
        {doomed && <DeleteTemplateDialog template={doomed} onClose={() => setDoomed(undefined)} />}
        {withheld && <PremiumDialog withheld={withheld} onClose={forget} />}
      </Suspense>
    </>
  )
}

const gridClass = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'
const listClass = 'divide-y divide-line border-y border-line'

function SkeletonCards() {
  return (
    <ul className={gridClass}>
      {Array.from({ length: 9 }, (_, card) => (
        <li key={card} data-skeleton="template" className="flex flex-col gap-2.5">
          <Skeleton className="aspect-video w-full rounded-chip" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-5/6" />
        </li>
      ))}
    </ul>
  )
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card bg-surface p-6 shadow-sheet"
    >
      <h3 className="text-h3 font-heading">The templates could not be loaded</h3>
      <p className="text-ui text-ink-muted">
        Check your connection. Your own decks are not affected.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
