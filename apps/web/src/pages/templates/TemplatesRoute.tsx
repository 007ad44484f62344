import {
  type GalleryCategory,
  isKnownPage,
  ownTemplates,
  templateCategories,
} from '@deckloom/contract'
import { useLocation, useParams } from 'wouter'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { TemplatesPage } from './TemplatesPage.tsx'

const categories: readonly GalleryCategory[] = [...templateCategories, ownTemplates]

/** The gallery, at the category in the URL, if any. */
export function TemplatesRoute() {
  const { category: name } = useParams()
  const [path] = useLocation()
  const category = categories.find((one) => one === name)
  return isKnownPage(path) ? <TemplatesPage category={category} /> : <NotFoundPage />
}
