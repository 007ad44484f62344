import type { SourceDocument } from './sourceDocument.ts'

/** Headings of a pitch for a venture, in the six languages. */
const heading =
  /^(?:the |our |el |la |le |los |il |lo |das |die |der |unser\w* |o |a |notre |nuestr\w+ )?(?:problem\w*|solu[tçz]\p{L}*|soluci\p{L}*|lösung|tra[cçkz]\p{L}*|business model|geschäftsmodell|modèle|model[oe]|modello|team|équipe|equip[oea]|squadra|market|marché|mercato|mercado|markt|competit\w+|wettbewerb|concurrence|concorrenza|concorrência|competencia|(?:the )?ask|what we ask|was wir (?:suchen|brauchen)|ce que nous demandons|qué pedimos|(?:che )?cosa chiediamo|o que pedimos)(?!\p{L})/iu

/** Material whose headings go from a problem over a solution to an ask pitches a venture, even if it never says so. */
export function tellsVenture({ sections }: SourceDocument): boolean {
  return sections.filter((section) => heading.test(section.heading ?? '')).length >= 3
}
