import type { StockPhoto } from '@deckloom/contract'

/** Suggestions before a search: pictures from the built-in library, which every server has. */
export const presetPhotos: readonly StockPhoto[] = [
  preset('meeting-loom-light-11', 'A team around a table'),
  preset('skyline-tangram-light-14', 'A city skyline in the evening'),
  preset('desk-minimal-light-17', 'A desk with a laptop, a lamp and a plant'),
  preset('dashboard-professional-light-11', 'A dashboard with charts'),
  preset('peaks-offprint-light-11', 'Mountain ridges before a low sun'),
  preset('forest-fernwood-light-11', 'A forest of firs before the sun'),
]

function preset(name: string, description: string): StockPhoto {
  const id = `deckloom-${name}`
  return {
    id,
    urls: { small: `/api/library/${id}?size=small`, regular: `/api/library/${id}` },
    alt_description: description,
    description,
    user: { name: 'Deckloom library' },
  }
}
