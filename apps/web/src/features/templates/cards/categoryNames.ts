import type { GalleryCategory } from '@deckloom/contract'

export const categoryNames: Readonly<Record<GalleryCategory, string>> = {
  business: 'Business',
  marketing: 'Marketing',
  education: 'Education',
  startup: 'Startup',
  creative: 'Creative',
  nonprofit: 'Nonprofit',
  mine: 'Mine',
}
