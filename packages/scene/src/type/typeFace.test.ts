import { loadFontBook } from '@deckloom/text/node'
import { themes } from '@deckloom/themes'
import { expect, test } from 'vitest'
import { sceneThemeFor } from '../colors/sceneTheme.ts'
import { typeFace } from './typeFace.ts'

const book = await loadFontBook()

test('an office document names the faces of a theme as office programs know them', () => {
  const fonts = (id: keyof typeof themes) => {
    const { majorFont, minorFont } = sceneThemeFor({ id, variant: 'light' })
    return [majorFont, minorFont]
  }

  expect(fonts('corporate')).toEqual(['Georgia', 'Arial'])
  expect(fonts('tangram')).toEqual(['Archivo ExtraBold', 'Archivo'])
})

test('a heading follows the fonts of the theme and is drawn in its own weight', () => {
  const heading = typeFace(book, themes.tangram, { font: 'heading' })

  expect(heading).toMatchObject({ face: 'archivo-800', themeFont: 'major', bold: true })
  expect(heading.reweighted).toBe(false)
})

test('a heading in another weight names its family, because that of one weight has no other', () => {
  const light = typeFace(book, themes.tangram, { font: 'heading', weight: 400 })

  expect(light).toMatchObject({ face: 'archivo-400', officeFamily: 'Archivo', bold: false })
  expect(light.themeFont).toBeUndefined()
  expect(light.reweighted).toBe(false)
})

test('strong words follow the fonts of the theme, so a semibold is drawn bold', () => {
  const strong = typeFace(book, themes.tangram, { font: 'strong' })

  expect(strong).toMatchObject({ face: 'archivo-600', themeFont: 'minor', bold: true })
  expect(strong.reweighted).toBe(true)
})
