import type { CurrentUser } from '@deckloom/contract'
import { TooltipProvider } from '@deckloom/ui'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { type GeneratorOptions, quickDefaults } from '../../features/generation/generatorOptions.ts'
import { GenerationView } from '../../features/generation/GenerationView.tsx'
import { QuickGenerator } from '../../features/generation/QuickGenerator.tsx'
import { useGeneration } from '../../features/generation/useGeneration.ts'
import { RecentPresentations } from '../../features/library/RecentPresentations.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { preloadSlidePicture } from '../../shared/slide/SlidePicture.tsx'
import { ActionCards } from './ActionCards.tsx'
import { greeting } from './greeting.ts'
import { Intro } from './Intro.tsx'
import { PromoPanel } from './PromoPanel.tsx'

/** The dashboard; while a deck is written, the loom stands in its place and the prompt is kept. */
export function HomePage({ user }: { readonly user: CurrentUser }) {
  const [, navigate] = useLocation()
  const [prompt, setPrompt] = useState('')
  const [options, setOptions] = useState<GeneratorOptions>(quickDefaults)
  const { generation, start, stop, keep, discard } = useGeneration((id) =>
    navigate(`/editor/${id}`),
  )
  const generate = ({ slideCount, presentationType, source }: GeneratorOptions) => {
    preloadSlidePicture()
    void start({
      prompt: prompt.trim(),
      slideCount,
      presentationType,
      ...(source !== '' && { source }),
    })
  }
  const asking = generation.state === 'idle' || generation.state === 'asked'
  return (
    <TooltipProvider>
      <SkipLink />
      <Header />
      {asking ? (
        <Dashboard user={user}>
          <QuickGenerator
            prompt={prompt}
            onPromptChange={setPrompt}
            options={options}
            onOptionsChange={setOptions}
            busy={generation.state === 'asked'}
            onGenerate={generate}
          />
        </Dashboard>
      ) : (
        <GenerationView
          generation={generation}
          onStop={stop}
          onKeep={() => void keep()}
          onDiscard={discard}
          onRetry={() => void start(generation.request)}
        />
      )}
    </TooltipProvider>
  )
}

function Dashboard({
  user,
  children,
}: {
  readonly user: CurrentUser
  readonly children: ReactNode
}) {
  usePageTitle('Home')
  const [openedAt] = useState(() => new Date())
  return (
    <main id="content" className="page-width flex flex-col pt-6 pb-16 md:pt-8">
      <Intro />
      <h1 className="mb-4 font-display text-[1.75rem] leading-8.5 font-title tracking-[-0.022em] wrap-anywhere md:text-[2.5rem] md:leading-11.5">
        {greeting(user, openedAt)}
      </h1>
      {/* On phones the promo is the last thing; from 1024 px on it stands beside the generator. */}
      <div className="grid gap-5 lg:grid-cols-[1fr_18rem]">
        <div className="grid">{children}</div>
        <PromoPanel />
        <div className="lg:col-span-2">
          <ActionCards />
        </div>
        <div className="pt-3 lg:col-span-2">
          <RecentPresentations />
        </div>
      </div>
    </main>
  )
}
