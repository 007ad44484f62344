import type { OfficePackage } from '../../office/openPackage.ts'
import { ReadFault } from '../../readFault.ts'
import { attributeOf, childAt, childrenNamed, descendantsNamed, textOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'
import { type SlideColors, slideColors } from './colors.ts'

/** A slide with the parts that it inherits from. */
export interface SlideParts {
  /** From 1, in slideshow order. */
  readonly number: number
  readonly path: string
  readonly slide: XmlElement
  readonly layout: XmlElement | undefined
  readonly master: XmlElement | undefined
  readonly theme: XmlElement | undefined
  readonly colors: SlideColors
  /** Name of the section that starts here. */
  readonly section: string | undefined
}

const mostSlides = 300

/** Returns the slides of a presentation in order. Throws `ReadFault`. */
export function slideParts(office: OfficePackage, path: string): readonly SlideParts[] {
  const presentation = office.xml(path)
  const targets = new Map(office.relationships(path).map(({ id, target }) => [id, target]))
  const listed = childrenNamed(childAt(presentation, 'sldIdLst'), 'sldId')
  if (listed.length > mostSlides) {
    throw new ReadFault(
      'too-large',
      `This presentation has ${listed.length} slides; at most ${mostSlides} can be imported.`,
    )
  }
  const sections = sectionStarts(presentation)
  return listed.flatMap((entry, index) => {
    const target = targets.get(attributeOf(entry, 'r:id') ?? '')
    const slide = office.xml(target)
    if (target === undefined || !slide) return []
    const layoutPath = office.related(target, 'slideLayout')
    const masterPath = layoutPath && office.related(layoutPath, 'slideMaster')
    const themePath = masterPath && office.related(masterPath, 'theme')
    const [master, theme] = [office.xml(masterPath), office.xml(themePath)]
    return [
      {
        number: index + 1,
        path: target,
        slide,
        layout: office.xml(layoutPath),
        master,
        theme,
        colors: slideColors(theme, childAt(master, 'clrMap')),
        section: sections.get(attributeOf(entry, 'id') ?? ''),
      },
    ]
  })
}

/** Returns the names of sections by the id of their first slide. */
function sectionStarts(presentation: XmlElement | undefined): ReadonlyMap<string, string> {
  return new Map(
    descendantsNamed(childAt(presentation, 'extLst'), 'section').flatMap((section) => {
      const [first] = descendantsNamed(section, 'sldId')
      const id = attributeOf(first, 'id')
      const name = attributeOf(section, 'name')?.trim() ?? ''
      return id === undefined || name === '' ? [] : [[id, name] as const]
    }),
  )
}

/** Returns the title in the document properties; empty if there is none. */
export function documentTitle(office: OfficePackage): string {
  const properties = office.xml(office.related('', 'core-properties'))
  return textOf(childAt(properties, 'title')).trim()
}
