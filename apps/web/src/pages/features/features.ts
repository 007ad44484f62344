import type { FeatureSlug } from '@deckloom/contract'

export interface Feature {
  /** Its part of the address. */
  readonly slug: FeatureSlug
  readonly title: string
  readonly text: string
  /** A slide of our own renderer in /art. */
  readonly picture: string
  readonly points: readonly string[]
}

/** What is told about each feature: only what the product does. */
export const features: readonly Feature[] = [
  {
    slug: 'ai-designer',
    title: 'Words in, a designed deck out',
    text: 'Describe the talk or paste your notes. An outline becomes slides, and every line is set by the same engine that exports it.',
    picture: 'slide-strait',
    points: [
      'Works with no key and no network: the embedded writer gives structure and your own material, and invents no fact',
      'Tables and figures in your notes become charts, with their units',
      'Fourteen themes, each light and dark, drawn for slides and not for websites',
    ],
  },
  {
    slug: 'smart-slides',
    title: 'Slides that lay themselves out',
    text: 'Type more and the text finds its size; type too much and the slide offers to become two. Nothing runs off the page.',
    picture: 'slide-crossings',
    points: [
      'More than twenty layouts, shown as previews of the very slide that you are on',
      'Charts, shapes and tables stay charts, shapes and tables in PowerPoint',
      'Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Chinese, Japanese and Korean, with fonts that ship',
    ],
  },
  {
    slug: 'collaboration',
    title: 'Shared without losing a word',
    text: 'Send a link that shows the slides to people without an account, with a password and an end if you like.',
    picture: 'slide-harbour-master',
    points: [
      'Teams with roles: owner, admin and member; and for each presentation who may view, comment or edit',
      'Notes and hidden slides stay with you',
      'Two windows that change one slide at the same time keep both changes',
      'Every state that a save replaced is kept, to look at and to bring back',
    ],
  },
  {
    slug: 'analytics',
    title: 'Figures that were counted',
    text: 'How many people looked through each link, what your account holds, what you exported: counted when you ask.',
    picture: 'slide-visitors',
    points: [
      'A visitor counts once a day, and nobody is followed around',
      'Your account’s decks, slides, charts and uploads, month by month',
      'No foreign scripts, fonts or pixels on any page',
    ],
  },
  {
    slug: 'integrations',
    title: 'At home with what you use',
    text: 'A deck leaves as real PowerPoint, PDF, PNG or SVG, and cells come in from any spreadsheet.',
    picture: 'slide-timetable',
    points: [
      'PowerPoint files with native titles, text, charts and a workbook behind each chart',
      'Tagged PDF with bookmarks, links and text that can be searched',
      'PostgreSQL, mail servers and image services by configuration alone',
    ],
  },
]
