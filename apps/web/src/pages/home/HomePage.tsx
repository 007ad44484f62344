import type { CurrentUser, GenerateBody, OpenGeneration } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import {
  type GeneratorOptions,
  optionsFor,
  quickDefaults,
} from '../../features/generation/generatorOptions.ts'
import { QuickGenerator } from '../../features/generation/QuickGenerator.tsx'
import { useMaterial } from '../../features/sources/useMaterial.tsx'
import { useGeneration } from '../../features/generation/useGeneration.ts'
import { PlanFrame } from '../../features/plans/PlanFrame.tsx'
import { hasPlans } from '../../shared/plans/hasPlans.ts'
import { isNewcomer } from '../../shared/plans/isNewcomer.ts'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { preloadSlidePicture } from '../../shared/slide/SlidePicture.tsx'
import { ActionCards } from './ActionCards.tsx'
import { greet } from './greeting.ts'
import { Intro } from './Intro.tsx'
import { PromoPanel } from './PromoPanel.tsx'
import { RecentDecks } from './RecentDecks.tsx'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const loadGenerationView = () => import('../../features/generation/GenerationView.tsx')
const GenerationView = lazyPart(async () => (await loadGenerationView()).GenerationView)

const OutlineView = lazyPart(
  async () => (await import('../../features/generation/outline/OutlineView.tsx')).OutlineView,
)
const UnfinishedDeck = lazyPart(
  async () => (await import('../../features/generation/UnfinishedDeck.tsx')).UnfinishedDeck,
)

const VerificationStrip = lazyPart(
  async () => (await import('../../features/account/VerificationStrip.tsx')).VerificationStrip,
)

/** The start page of signed-in users; new users choose a plan first. */
export function HomePage({ user }: { readonly user: CurrentUser }) {
  const [arrivedAt] = useState(() => new Date())
  if (hasPlans() && isNewcomer(user, arrivedAt)) return <Redirect to="/subscription" replace />
  return <Start user={user} />
}

/** Returns the prompt, options and files of the form, and the request they make. */
function usePromptRequest(asked: boolean) {
  const [prompt, onPromptChange] = useState('')
  const [chosen, setChosen] = useState<GeneratorOptions>(quickDefaults)
  const [isCountChosen, setCountChosen] = useState(false)
  const options = optionsFor(chosen, prompt, isCountChosen)
  const onOptionsChange = (next: GeneratorOptions) => {
    if (next.slideCount !== options.slideCount) setCountChosen(true)
    setChosen(next)
  }
  const material = useMaterial(asked)
  const requestOf = ({ slideCount, presentationType, source: typed }: GeneratorOptions) => {
    if (material.reading) {
      toast({ title: 'Your files are still being read', variant: 'notice' })
      return undefined
    }
    const source = [typed, material.text].filter(Boolean).join('\n\n')
    preloadSlidePicture()
    const body = { prompt: prompt.trim() || material.about, slideCount, presentationType }
    return source === '' ? body : { ...body, source }
  }
  const shown = {
    prompt,
    onPromptChange,
    options,
    onOptionsChange,
    hasMaterial: material.text !== '',
    attachments: material.field,
  }
  return { shown, requestOf }
}

/** The dashboard. While a deck is outlined or generated, that replaces it and the prompt is kept. */
function Start({ user }: { readonly user: CurrentUser }) {
  const [, navigate] = useLocation()
  const [outlined, setOutlined] = useState<Outlined>()
  const open = (id: number) => navigate(`/editor/${id}`)
  const { generation, start, resume, retry, stop, keep, discard } = useGeneration(open)
  const promptRequest = usePromptRequest(generation.state === 'asked')
  const generate = (chosen: GeneratorOptions) => {
    const request = promptRequest.requestOf(chosen)
    if (!request) return
    void loadGenerationView()
    void start(request)
  }
  const outline = (chosen: GeneratorOptions) => {
    const request = promptRequest.requestOf(chosen)
    if (request) setOutlined({ request })
  }
  const write = (started: OpenGeneration) => {
    setOutlined(undefined)
    void resume(started.id, requestIn(started))
  }
  const proceed = (started: OpenGeneration) =>
    started.slides.some(Boolean)
      ? write(started)
      : setOutlined({ request: requestIn(started), started })
  const page = () => {
    if (outlined)
      return <OutlineView {...outlined} onLeave={() => setOutlined(undefined)} onGenerate={write} />
    if (generation.state === 'idle' || generation.state === 'asked')
      return (
        <Dashboard user={user} unfinished={<UnfinishedDeck onContinue={proceed} onKept={open} />}>
          <QuickGenerator
            {...promptRequest.shown}
            busy={generation.state === 'asked'}
            onGenerate={generate}
            onOutline={outline}
          />
        </Dashboard>
      )
    const shown = { generation, onStop: stop, onDiscard: discard }
    return (
      <GenerationView
        {...shown}
        onKeep={() => void keep()}
        onRetry={(place) => void retry(place)}
      />
    )
  }
  return (
    <>
      <SkipLink />
      <Header />
      <Suspense>{!user.emailVerified && <VerificationStrip />}</Suspense>
      <Suspense>{page()}</Suspense>
    </>
  )
}

interface Outlined {
  readonly request: GenerateBody
  /** An existing outline. */
  readonly started?: OpenGeneration
}

function requestIn({
  prompt,
  slideCount,
  presentationType,
  settings,
}: OpenGeneration): GenerateBody {
  return { prompt, slideCount, presentationType, settings }
}

interface DashboardProps {
  readonly user: CurrentUser
  readonly unfinished: ReactNode
  readonly children: ReactNode
}

function Dashboard({ user, unfinished, children }: DashboardProps) {
  usePageTitle('Home')
  const Frame = hasPlans() ? PlanFrame : Fragment
  const [openedAt] = useState(() => new Date())
  return (
    <main id="content" className="page-width flex flex-col pt-5 pb-16">
      <Intro />
      <Frame>
        <h1 className="mb-4 font-display text-[1.75rem] leading-8.5 font-title tracking-[-0.022em] wrap-anywhere md:text-[2.5rem] md:leading-11.5">
          {greet(user, openedAt)}
        </h1>
        <Suspense>{unfinished}</Suspense>
        {/* On phones the promo comes last; from 1024 px on it is next to the generator. */}
        <div className="grid gap-5 lg:grid-cols-[1fr_18rem]">
          <div className="grid">{children}</div>
          <PromoPanel />
          <div className="lg:col-span-2">
            <ActionCards />
          </div>
          <div className="pt-3 lg:col-span-2">
            <RecentDecks />
          </div>
        </div>
      </Frame>
    </main>
  )
}
