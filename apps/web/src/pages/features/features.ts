import type { FeatureSlug } from '@deckloom/contract'

export interface Feature {
  /** Its URL segment. */
  readonly slug: FeatureSlug
  readonly title: string
  readonly text: string
  /** A slide rendered by our own renderer, in /art. */
  readonly picture: string
  readonly points: readonly string[]
}

/** The text about each feature: only what the product does. */
export const features: readonly Feature[] = [
  {
    slug: 'ai-designer',
    title: 'Words in, a designed deck out',
    text: 'Describe your talk or paste your notes. An outline becomes slides, and the engine that lays out every line also exports it.',
    picture: 'slide-strait',
    points: [
      'Works with no key and no network: the built-in writer structures your own material and makes nothing up',
      'Tables and figures in your notes become charts, with their units',
      'Fourteen themes, each light and dark, designed for slides',
    ],
  },
  {
    slug: 'smart-slides',
    title: 'Slides that lay themselves out',
    text: 'Type more and the text resizes to fit. Type too much and the slide offers to split in two. Nothing runs off the page.',
    picture: 'slide-crossings',
    points: [
      'More than twenty layouts, previewed on the slide you are editing',
      'Charts, shapes and tables stay charts, shapes and tables in PowerPoint',
      'Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Chinese, Japanese and Korean, with fonts included',
    ],
  },
  {
    slug: 'collaboration',
    title: 'One deck, many hands',
    text: 'Edit together: everybody’s words and cursors appear as they work, and nobody’s words are lost.',
    picture: 'slide-harbour-master',
    points: [
      'See who is here and who is presenting, and follow them from slide to slide',
      'Comments on a slide, an element or words, with replies, reactions, and mentions of people and teams',
      'Teams with roles: owner, admin and member; and for each presentation who may view, comment or edit',
      'Earlier versions are kept for a month, to review and restore',
    ],
  },
  {
    slug: 'analytics',
    title: 'Numbers you can trust',
    text: 'See how many people opened each link, how long they read every slide and how far they got.',
    picture: 'slide-visitors',
    points: [
      'Visitors, time, downloads and drop-off for each link, by slide and by day, with a CSV',
      'Only time in a visible tab counts, and nobody is followed from one link to another',
      'Visits are deleted after a period that your administrator sets, and a switch turns counting off',
      'Totals of your account’s decks, slides, charts and uploads, and the decks of each month',
      'No third-party scripts, fonts or pixels on the pages that your readers open',
    ],
  },
  {
    slug: 'integrations',
    title: 'Works with the tools you use',
    text: 'Export decks as native PowerPoint, PDF, PNG or SVG, and paste cells from any spreadsheet.',
    picture: 'slide-timetable',
    points: [
      'PowerPoint files with native titles, text, charts and a workbook behind each chart',
      'Tagged PDF with bookmarks, links and searchable text',
      'PostgreSQL, mail servers and image services, through configuration alone',
    ],
  },
]
