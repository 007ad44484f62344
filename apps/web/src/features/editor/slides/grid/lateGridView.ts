import { latePart } from '../../controls/latePart.tsx'

export const GridView = latePart(async () => (await import('./GridView.tsx')).GridView)
