import { buttonClass, Tabs } from '@deckloom/ui'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { FoldersTab } from '../../features/library/workspace/FoldersTab.tsx'
import { TeamsTab } from '../../features/library/teams/TeamsTab.tsx'
import type { NamedDeck } from '../../features/library/workspace/DeckListContext.ts'
import { PresentationsTab } from '../../features/library/workspace/PresentationsTab.tsx'
import { RecentTab } from '../../features/library/workspace/RecentTab.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const ShareDialog = lazyPart(
  async () => (await import('../../features/sharing/ShareDialog.tsx')).ShareDialog,
)

const SaveTemplateDialog = lazyPart(
  async () => (await import('../../features/templates/SaveTemplateDialog.tsx')).SaveTemplateDialog,
)

const tabs = [
  { value: 'presentations', label: 'Presentations' },
  { value: 'folders', label: 'Folders' },
  { value: 'teams', label: 'Teams' },
  { value: 'recent', label: 'Recent' },
] as const
type Tab = (typeof tabs)[number]['value']

/** Everything the user has. /teams and /settings are URLs of the same view. */
export function WorkspacePage() {
  usePageTitle('My Workspace')
  const [shared, setShared] = useState<NamedDeck>()
  const [kept, setKept] = useState<NamedDeck>()
  const actions = { onShare: setShared, onSaveTemplate: setKept }
  const [tab, setTab] = useTab()
  const [params] = useSearchParams()
  const folder = Number(params.get('folder'))
  const team = Number(params.get('team'))
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" className="page-width pt-7 pb-24">
        <div className="flex items-center justify-between gap-4">
          <h1 className="font-display text-[1.75rem] leading-8.5 font-title tracking-[-0.022em] md:text-[2rem] md:leading-9.5">
            My Workspace
          </h1>
          <Link
            href="/editor/new"
            className={`${buttonClass({ variant: 'primary' })} max-sm:fixed max-sm:right-4 max-sm:bottom-4 max-sm:z-10 max-sm:shadow-float`}
          >
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            New Presentation
          </Link>
        </div>
        <div className="mt-4">
          <Tabs label="Workspace" tabs={tabs} value={tab} onChange={setTab}>
            <div className="pt-5">
              {tab === 'presentations' && <PresentationsTab page={actions} />}
              {tab === 'folders' && <FoldersTab open={folder || null} page={actions} />}
              {tab === 'teams' && <TeamsTab open={team || null} page={actions} />}
              {tab === 'recent' && <RecentTab />}
            </div>
          </Tabs>
        </div>
      </main>
      <Suspense>
        {shared && <ShareDialog deck={shared} onClose={() => setShared(undefined)} />}
        {kept && <SaveTemplateDialog deck={kept} onClose={() => setKept(undefined)} />}
      </Suspense>
    </>
  )
}

/** Keeps the tab in the URL, so that history and bookmarks restore it. */
function useTab(): readonly [Tab, (tab: Tab) => void] {
  const [path, navigate] = useLocation()
  const [params] = useSearchParams()
  const asked = tabs.find(({ value }) => value === params.get('tab'))
  const show = (tab: Tab) =>
    navigate(tab === 'presentations' ? '/workspace' : `/workspace?tab=${tab}`)
  return [asked?.value ?? (path === '/teams' ? 'teams' : 'presentations'), show]
}
