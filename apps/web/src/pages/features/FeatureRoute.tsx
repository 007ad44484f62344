import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { features } from './features.ts'
import { FeaturesPage } from './FeaturesPage.tsx'

/** The features page, opened at the feature in the URL, if any. */
export function FeatureRoute({ slug }: { readonly slug: string | undefined }) {
  if (slug === undefined) return <FeaturesPage />
  const feature = features.find((one) => one.slug === slug)
  return feature ? <FeaturesPage key={slug} feature={feature} /> : <NotFoundPage />
}
