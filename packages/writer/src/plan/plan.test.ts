import { illustrationNames } from '@deckloom/themes'
import { describe, expect, test } from 'vitest'
import { chooseTheme } from './chooseTheme.ts'
import type { Language } from '../language/languages.ts'
import { chooseVisuals, type PictureWish } from './chooseVisuals.ts'
import { describeMotif } from './describeMotif.ts'
import { dressDeck } from './dressDeck.ts'
import { frameFor, groupChapters } from './frameFor.ts'
import type { PlannedSlide } from './plannedSlide.ts'
import { seedOf } from './seedOf.ts'
import { varyLayouts } from './varyLayouts.ts'
import { withoutPictures } from './withoutPictures.ts'

const slide = (
  layouts: PlannedSlide['layouts'],
  points = ['a: one two', 'b: one two', 'c: one two'],
): PlannedSlide => ({
  role: 'content',
  title: 'Nine words are enough for a title here',
  points,
  notes: '',
  layouts,
  picture: '',
})

describe('the frame', () => {
  test('leaves the rest for content', () => {
    expect(frameFor(7, 4)).toEqual({ hasAgenda: false, sections: 0, content: 5 })
    expect(frameFor(8, 4)).toEqual({ hasAgenda: true, sections: 0, content: 5 })
    expect(frameFor(25, 4)).toEqual({ hasAgenda: true, sections: 4, content: 18 })
  })

  test('groups neighboring chapters evenly and leaves no group empty', () => {
    expect(groupChapters([1, 1, 1, 1], 2, (weight) => weight)).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(groupChapters([9, 1, 1], 3, (weight) => weight)).toEqual([[9], [1], [1]])
    expect(groupChapters([1, 1, 9], 2, (weight) => weight)).toEqual([[1, 1], [9]])
  })
})

describe('pictures', () => {
  const wish = (title: string, description = ''): PictureWish => ({ title, description })
  const motifsFor = async (wishes: readonly PictureWish[], language: Language = 'en') =>
    (await chooseVisuals(wishes, { language })).map((picture) => picture?.motif)
  const filled = (count: number) => Array.from({ length: count }, () => wish('Qqq'))

  test('show what the title names, in its language', async () => {
    const titles = [
      ['en', 'Bees for everybody', 'bee'],
      ['de', 'Die neue Stadtbibliothek', 'books'],
      ['fr', 'Le pain d’hier', 'bread'],
      ['ja', '駅前の病院', 'hospital'],
      ['ar', 'مستقبل المستشفيات', 'hospital'],
    ] as const
    for (const [language, title, motif] of titles) {
      expect((await motifsFor([wish(title), ...filled(4)], language))[0], title).toBe(motif)
    }
  })

  test('are left out where the title names nothing that is drawn, or two things alike', async () => {
    const wishes = ['What we learned', 'Dogs and cats', 'Growth'].map((title) => wish(title))
    expect(await motifsFor([...wishes, ...filled(9)])).toEqual(
      wishes.concat(filled(9)).map(() => undefined),
    )
    expect(await motifsFor([wish('Our plan', 'bread bakery'), ...filled(4)])).not.toContain('bread')
  })

  test('are on two of five slides at most, never the same twice', async () => {
    const things = ['bread', 'rocket', 'piano', 'bread', 'microscope', 'volcano', 'train', 'robot']
    const motifs = await motifsFor([...things, 'Qqq', 'Qqq'].map((title) => wish(title)))
    const shown = motifs.filter((motif) => motif !== undefined)
    expect(shown).toHaveLength(4)
    expect(new Set(shown).size).toBe(4)
  })

  test('leave a page whose words fill it where there is none', () => {
    const three = ['One thing to say', 'Another thing to say', 'A third thing to say']
    const pictured = slide(['title + bullets + image', 'full image background'], three)
    const { layouts } = withoutPictures(pictured)
    expect(layouts).toEqual(['three cards', 'title + bullets', 'two column', 'title only'])
    const long = three.map((point) => `${point} that takes a line of the page and more of it`)
    expect(withoutPictures({ ...pictured, points: long }).layouts).toEqual([
      'three cards',
      'title + bullets',
    ])
    const [only = ''] = long
    expect(withoutPictures({ ...pictured, points: [only] }).layouts).toEqual([
      'title only',
      'title + bullets',
    ])
    // A single short line in a list layout would leave half of the page empty.
    expect(withoutPictures({ ...pictured, points: three.slice(1, 2) }).layouts).toEqual([
      'title only',
    ])
    // Slides of one question each must be able to differ from their neighbors.
    expect(withoutPictures({ ...pictured, points: ['What is open?'] }).layouts).toEqual([
      'title only',
      'title + bullets',
    ])
    expect(withoutPictures({ ...pictured, role: 'cover' }).layouts).toEqual(['cover'])
  })

  test('are not kept for a page whose title has no room beside one', async () => {
    const bread = {
      ...slide(['side-by-side image + bullets', 'title + bullets'], ['One']),
      picture: 'bread',
    }
    const others = Array.from({ length: 9 }, () => slide(['agenda'], ['One', 'Two', 'Three']))
    const layoutFor = async (title: string) => {
      const slides = [{ ...bread, title }, ...others]
      return (await dressDeck({ title: 'Deck', slides }, 'en'))[0]?.layout
    }

    expect(await layoutFor('Our bread')).toBe('side-by-side image + bullets')
    expect(await layoutFor(`Our bread ${'is what everybody comes for '.repeat(4)}`.trim())).toBe(
      'title + bullets',
    )
    expect(
      await layoutFor(`Our bread ${'is what everybody comes for '.repeat(3)}at seven in winter`),
    ).toBe('title only')
  })

  test('are described as drawings, without the colors that the theme decides', () => {
    expect(describeMotif('river', 'en')).toBe('Drawing: a river winding through hills')
    for (const name of illustrationNames) {
      expect(describeMotif(name, 'en')).toMatch(/^Drawing: \p{Ll}/u)
      expect(describeMotif(name, 'en')).not.toMatch(
        /\b(?:red|green|blue|yellow|orange|purple|pink|brown|black|white|grey|golden|pale|dark|night)\b/iu,
      )
    }
  })

  test('vary by a seed that fits the address of a drawing', () => {
    expect(seedOf('Clinics grew')).toBe(seedOf('Clinics grew'))
    expect(seedOf('Clinics grew')).not.toBe(seedOf('Clinics fell'))
    expect(seedOf('x'.repeat(1_000))).toBeLessThan(1_000_000)
  })
})

describe('the theme', () => {
  test.each([
    ['Strategy for the board and the shareholders', 'pitch', 'executive'],
    ['Budget and revenue', 'report', 'ledger'],
    ['A proposal for our sales partners', 'pitch', 'professional'],
    ['Foreign policy after the elections', 'pitch', 'meridian'],
    ['Solar and wind energy', 'pitch', 'corporate'],
    ['Climate and forests', 'pitch', 'fernwood'],
    ['An AI that finds planets', 'pitch', 'nocturne'],
    ['A cloud API for developers', 'pitch', 'dark'],
    ['A lesson for the school', 'training', 'tangram'],
    ['Games for the kids', 'pitch', 'creative'],
    ['A marketing campaign', 'pitch', 'offprint'],
    ['A design portfolio', 'pitch', 'minimal'],
    ['Safety in the hospital', 'training', 'light'],
    ['Kites', 'pitch', 'loom'],
  ] as const)('for "%s" as %s is %s', (text, type, id) => {
    expect(chooseTheme(text, type).id).toBe(id)
  })
})

describe('layouts', () => {
  test('change from slide to slide', () => {
    const both = slide(['title + bullets + image', 'side-by-side image + bullets'])
    const chosen = varyLayouts([both, both, both, both])

    chosen.forEach((layout, index) => expect(layout).not.toBe(chosen[index - 1]))
  })

  test('are of five kinds in any ten slides, even where every slide is a list', () => {
    const list = slide(
      [
        'title + bullets + image',
        'side-by-side image + bullets',
        'title + bullets',
        'two column',
        'three cards',
      ],
      ['a: one two', 'b: one two', 'c: one two'],
    )
    const chosen = varyLayouts(Array.from({ length: 20 }, () => list))

    for (let from = 0; from + 10 <= chosen.length; from += 1)
      expect(new Set(chosen.slice(from, from + 10)).size).toBeGreaterThanOrEqual(5)
  })

  describe('with icons', () => {
    const signed = ['Security: keys stay', 'Cost: one price', 'Training: one day', 'Time: at once']
    const half = ['Security: keys stay', 'Cost: one price', 'Qqq: one day', 'Zzz: at once']
    const unsigned = ['Kosten: one price', 'Recht: one day', 'Vvv: at once', 'Zzz: keys stay']

    test('are chosen for parallel points whose leads call for an icon each', () => {
      expect(varyLayouts([slide(['three cards', 'title + bullets'], signed)])).toEqual([
        'icon list',
      ])
      expect(varyLayouts([slide(['title + bullets'], half)])).toEqual(['title + bullets'])
    })

    test('are not chosen for points that have an order', () => {
      expect(varyLayouts([slide(['process', 'title + bullets'], signed)])).toEqual(['process'])
    })

    test('are kept where a model asked for them if half of the leads call for one', () => {
      const layouts = ['icon list', 'title + bullets'] as const
      expect(varyLayouts([slide(layouts, half)])).toEqual(['icon list'])
      expect(varyLayouts([slide(layouts, unsigned)])).toEqual(['title + bullets'])
    })
  })

  test('are of five kinds where slides of three short points have no picture', () => {
    const three = ['One thing to say', 'Another thing to say', 'A third thing to say']
    const list = withoutPictures(slide(['title + bullets + image', 'title + bullets'], three))
    const header: PlannedSlide = { ...slide(['section header'], []), role: 'section' }
    const slides = Array.from({ length: 20 }, (_, index) => (index % 5 === 0 ? header : list))
    const chosen = varyLayouts(slides)

    for (let from = 0; from + 10 <= chosen.length; from += 1)
      expect(new Set(chosen.slice(from, from + 10)).size).toBeGreaterThanOrEqual(5)
  })

  test('give way when the points do not fit', () => {
    expect(varyLayouts([slide(['process', 'title + bullets + image'], ['a', 'b'])])).toEqual([
      'title + bullets + image',
    ])
  })
})
