import type { GalleryCategory } from '@deckloom/contract'
import { TemplateGallery } from '../../features/templates/TemplateGallery.tsx'
import { Header } from '../../shared/nav/Header.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'

export function TemplatesPage({ category }: { readonly category: GalleryCategory | undefined }) {
  usePageTitle('Presentation Templates')
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <Header />
      <main id="content" className="page-width pt-6 pb-16 md:pt-8">
        <h1 className="mb-5 font-display text-[1.75rem] leading-8.5 font-title tracking-[-0.022em] md:text-[2rem] md:leading-10">
          Presentation Templates
        </h1>
        <TemplateGallery category={category} />
      </main>
    </div>
  )
}
