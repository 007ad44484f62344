import { layouts } from '@deckloom/deck'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../language/languageOf.ts'
import { spokenLanguages } from '../language/languages.ts'
import { type Frame, framesOf } from './frames.ts'
import { formOf, frameIds, scaffolds } from './scaffold.ts'

/**
 * Content slides of the longest deck: 25 minus the cover, the agenda, the closing and four
 * chapters.
 */
const longest = 18

test('a language that is not spoken has no frames', () => {
  expect(framesOf('other')).toBeUndefined()
})

describe('scaffolds', () => {
  test.each(Object.entries(scaffolds))(
    '%s is enough for the longest deck',
    (_, { parts, needed }) => {
      const frames = parts.flatMap((part) => part.frames)
      expect(frames.length).toBeGreaterThanOrEqual(longest)
      expect(new Set(frames).size).toBe(frames.length)
      expect(needed.filter((id) => !frames.includes(id))).toEqual([])
    },
  )

  test('use every frame', () => {
    const used = new Set(
      Object.values(scaffolds).flatMap(({ parts }) => parts.flatMap(({ frames }) => frames)),
    )
    expect(frameIds.filter((id) => !used.has(id))).toEqual([])
  })
})

describe.each(spokenLanguages)('frames in %s', (language) => {
  const frames = framesOf(language)
  const all: readonly Frame[] = [
    ...Object.values(frames.scaffold),
    ...Object.values(frames.closings),
  ]

  test('have titles that fit every layout, none of them twice', () => {
    const titles = [
      ...all.map(({ title }) => title),
      ...Object.values(frames.parts),
      frames.agenda.title,
    ]
    expect(new Set(titles.map((title) => title.toLocaleLowerCase(language))).size).toBe(
      titles.length,
    )
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(48)
    expect(frames.agenda.title.length).toBeLessThanOrEqual(layouts.agenda.limits.title)
  })

  test('prompt with short questions', () => {
    const { note: _, offer, tell, teach, explain, share, trip, statement, ...kinds } = frames.own
    const gentle = [offer, tell, teach, explain, share, trip]
    for (const set of [...gentle, statement]) expect(set).toHaveLength(set === teach ? 2 : 1)
    for (const [prompt] of gentle) expect(prompt).toContain('{x}')
    const ofKinds = Object.values(kinds).flat()
    for (const prompt of ofKinds) expect(prompt).toMatch(/^.{1,24}?\s?: /u)
    const own = [...gentle.flat(), ...statement, ...ofKinds]
    expect(new Set(own).size).toBe(own.length)
    const prompts = [...all.flatMap(({ prompts: framed }) => framed), ...own]
    for (const prompt of prompts) {
      expect(prompt.length, prompt).toBeLessThanOrEqual(68)
      expect(prompt, prompt).toMatch(/[?？؟]$/u)
    }
    for (const { prompts: closing } of Object.values(frames.closings))
      expect(closing).toHaveLength(3)
    for (const id of frameIds) {
      const names = frames.scaffold[id].prompts.map(
        (prompt) => /^(.{1,24}?)\s?: /u.exec(prompt)?.[1],
      )
      expect(names, id).toHaveLength(formOf(id) === 'comparison' ? 4 : 3)
      expect(new Set(names).size, id).toBe(formOf(id) === 'comparison' ? 2 : 3)
    }
  })

  test('state no figure and read as their language', () => {
    const words = JSON.stringify({ ...frames, kinds: {} }).replaceAll(/"(\w+)":/gu, '')
    expect(words).not.toMatch(/\d/u)
    expect(
      languageOf(all.flatMap(({ title, prompts, note }) => [title, ...prompts, note]).join('\n')),
    ).toBe(language)
  })

  test('fill in what they name', () => {
    expect(frames.cover.presentedBy).toContain('{name}')
    expect(frames.more).toContain('{title}')
    expect(frames.source.rest).toContain('{n}')
    expect(frames.source.paragraph).toMatch(/\{section\}.*\{n\}/u)
    expect(frames.visuals.chart).toContain('{title}')
    expect(frames.visuals.drawing).toContain('{name}')
  })
})
