import type { Mark, Scene } from '@deckloom/scene'
import { renderPptx, type PptxOptions } from '../renderPptx.ts'
import { lintPptx } from './lintPptx.ts'
import { readPackage, type ReadPackage } from './readPackage.ts'
import { buildScene } from './sceneBuilder.ts'
import { descendants, type XmlElement } from './xmlTree.ts'

export const plainOptions: PptxOptions = {
  title: 'Plain',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  images: new Map(),
}

/** Renders scenes and reads the file back; throws if PowerPoint would offer to repair it. */
export function writeFile(
  scenes: readonly Scene[],
  options: Partial<PptxOptions> = {},
): ReadPackage {
  const bytes = renderPptx(scenes, { ...plainOptions, ...options })
  const findings = lintPptx(bytes)
  if (findings.length > 0) throw new Error(findings.join('\n'))
  return readPackage(bytes)
}

/** Renders marks as a slide and returns its markup, with lookups by element name. */
export function writeSlide(marks: readonly Mark[], change: Partial<Scene> = {}) {
  const file = writeFile([buildScene(marks, change)])
  const slide = file.xml('ppt/slides/slide1.xml')
  return {
    file,
    slide,
    text: file.text('ppt/slides/slide1.xml'),
    all: (name: string) => findNamed(slide, name),
    first: (name: string) => firstNamed(slide, name),
  }
}

export function findNamed(root: XmlElement, name: string): readonly XmlElement[] {
  return descendants(root).filter((element) => element.name === name)
}

export function firstNamed(root: XmlElement, name: string): XmlElement {
  const [first] = findNamed(root, name)
  if (first === undefined) throw new Error(`There is no ${name}`)
  return first
}

/** Returns the attributes of an element as an object for comparison. */
export function attributesOf(element: XmlElement): Readonly<Record<string, string>> {
  return Object.fromEntries(element.attributes)
}
