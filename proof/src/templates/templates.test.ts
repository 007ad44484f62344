import { templateCategories } from '@deckloom/contract'
import { loadFontBook } from '@deckloom/text/node'
import { describe, expect, test } from 'vitest'
import { measureTemplate } from './measureTemplate.ts'
import { readGallery } from './readGallery.ts'

const gallery = readGallery()
const fonts = await loadFontBook()

describe('the templates of the gallery', () => {
  test('every outline comes in several designs, and no two templates have the same cover', () => {
    for (const { description } of gallery) {
      const designs = gallery.filter((other) => other.description === description)
      expect(designs.length, description).toBeGreaterThan(1)
    }
    const covers = gallery.map(({ slides: [cover] }) => JSON.stringify(cover))
    expect(new Set(covers).size).toBe(gallery.length)
  })

  test('each category holds at least sixteen, and 50 of all are premium, as the plans promise', () => {
    for (const category of templateCategories) {
      const own = gallery.filter((template) => template.category === category)
      expect(own.length, category).toBeGreaterThanOrEqual(16)
      expect(own.filter(({ isPremium }) => !isPremium).length, category).toBeGreaterThanOrEqual(8)
    }
    expect(gallery.filter(({ isPremium }) => isPremium).length).toBeGreaterThanOrEqual(50)
  })

  test.each(templateCategories)(
    'every template of %s says on each slide what belongs there',
    (category) => {
      const own = gallery.filter((template) => template.category === category)
      for (const { id, slides } of own) {
        const silent = slides.filter(({ notes = '' }) => notes.length < 30)
        expect(silent.map(({ slide_title: title }) => `${id}: ${title}`)).toEqual([])
        expect(slides.length).toBeGreaterThanOrEqual(8)
        const layouts = new Set(slides.map(({ layout_template: layout }) => layout))
        expect(layouts.size).toBeGreaterThanOrEqual(6)
      }
    },
  )

  test.each(gallery.map((template) => [template.id, template] as const))(
    '%s fits its pages: nothing overflows, overlaps, is faint or laid out otherwise',
    (_id, template) => {
      expect(measureTemplate(template, fonts)).toEqual([])
    },
  )
})
