/** A picture that the embedded illustrator can draw, and the words that call for it (stems, lower case). */
export interface IllustrationMotif {
  readonly name: string
  readonly keywords: readonly string[]
}

/** `blocks` stands in where no word matches a business deck, `peaks` elsewhere. */
export const illustrationMotifs = [
  { name: 'peaks', keywords: ['goal', 'growth', 'vision', 'challeng', 'ambition', 'target'] },
  { name: 'sea', keywords: ['ocean', 'calm', 'horizon', 'future', 'sea', 'coast'] },
  {
    name: 'river',
    keywords: ['water', 'river', 'nature', 'restor', 'flow', 'purif', 'village', 'clean'],
  },
  { name: 'forest', keywords: ['climate', 'environment', 'wood', 'forest', 'carbon', 'tree'] },
  { name: 'skyline', keywords: ['city', 'property', 'urban', 'market', 'competit', 'industry'] },
  {
    name: 'harbour',
    keywords: ['trade', 'export', 'logistic', 'supply', 'ship', 'port', 'distribut'],
  },
  { name: 'lighthouse', keywords: ['guid', 'leader', 'risk', 'safety', 'complian', 'principle'] },
  {
    name: 'network',
    keywords: ['internet', 'data', 'global', 'ai', 'network', 'software', 'platform', 'digital'],
  },
  { name: 'greenhouse', keywords: ['food', 'biolog', 'care', 'plant', 'garden', 'incubat'] },
  { name: 'desk', keywords: ['work', 'office', 'remote', 'learn', 'train', 'onboard', 'skill'] },
  {
    name: 'crowd',
    keywords: ['team', 'people', 'communit', 'customer', 'audience', 'user', 'hiring'],
  },
  { name: 'blocks', keywords: ['business', 'modul', 'build', 'structur', 'model', 'product'] },
  { name: 'orbit', keywords: ['launch', 'space', 'innovat', 'technolog', 'rocket'] },
  { name: 'books', keywords: ['educat', 'research', 'histor', 'study', 'school', 'report'] },
  { name: 'bicycle', keywords: ['mobil', 'bicycle', 'bike', 'cycling', 'sport'] },
  { name: 'warehouse', keywords: ['stock', 'storage', 'inventor', 'warehouse'] },
  { name: 'lab', keywords: ['scien', 'pharma', 'experiment', 'test', 'medic'] },
  { name: 'fields', keywords: ['farm', 'rural', 'harvest', 'agricult', 'india', 'land'] },
  { name: 'bridge', keywords: ['partner', 'connect', 'bridge', 'alliance', 'collaborat'] },
  { name: 'wind', keywords: ['energy', 'renewab', 'wind', 'electric'] },
  { name: 'solar', keywords: ['power', 'sun', 'solar', 'saving'] },
  { name: 'road', keywords: ['journey', 'roadmap', 'strateg', 'plan', 'next', 'path'] },
] as const satisfies readonly IllustrationMotif[]

/** Pictures that people find and ask for; the writer does not choose them. */
export const libraryMotifs = ['meeting', 'dashboard', 'mosaic'] as const

export type IllustrationName =
  | (typeof illustrationMotifs)[number]['name']
  | (typeof libraryMotifs)[number]

export const illustrationNames: readonly IllustrationName[] = [
  ...illustrationMotifs.map(({ name }) => name),
  ...libraryMotifs,
]

const known: ReadonlySet<string> = new Set(illustrationNames)

export function isIllustration(name: string): name is IllustrationName {
  return known.has(name)
}

/** The url that an image item carries for a drawn picture; `seed` varies the drawing. */
export function illustrationUrl(name: IllustrationName, seed: number): string {
  return `illustration:${name}/${seed}`
}
