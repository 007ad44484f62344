import type { Slide } from '@deckloom/deck'
import type { Scene } from '@deckloom/scene'
import {
  deckStructure,
  type DeckStructure,
  type LayoutPart,
  type MasterPart,
  type SlidePart,
} from './deckStructure.ts'
import {
  type CommentWriter,
  createCommentWriter,
  type PptxThread,
} from './comments/commentWriter.ts'
import { createCharts } from './charts/charts.ts'
import { createDeckKeeper, type DeckKeeper, type KeptSlide } from './deckData/deckKeeper.ts'
import { createMedia, type ImageBytes } from './media.ts'
import { officeFamilies } from './officeFamilies.ts'
import { contentType, relationshipType } from './opc/namespaces.ts'
import { createOfficePackage, type OfficePackage } from './opc/officePackage.ts'
import { createRelationships, type Relationships } from './opc/relationships.ts'
import { coreProperties, extendedProperties } from './parts/documentProperties.ts'
import { notesMasterPart, notesSlidePart } from './parts/notes.ts'
import {
  presentationPart,
  presentationProperties,
  tableStyles,
  viewProperties,
} from './parts/presentation.ts'
import { type Section, sectionsOf } from './parts/sections.ts'
import { shapeIds } from './parts/shapeTree.ts'
import { slidePart } from './parts/slide.ts'
import { slideLayoutPart } from './parts/slideLayout.ts'
import { slideMasterPart } from './parts/slideMaster.ts'
import { themePart } from './parts/theme.ts'
import type { ShapeContext } from './shapes/shapeContext.ts'

export interface PptxOptions {
  readonly title: string
  readonly author?: string
  /** Date of the document and of every entry in the file. */
  readonly createdAt: Date
  /** Images by the URL in marks. Pictures without bytes are omitted. */
  readonly images: ReadonlyMap<string, ImageBytes>
  /** BCP 47, for spelling and hyphenation. Default: `en-US`. */
  readonly language?: string
  /**
   * The slides that the scenes were made from, one per scene. The file stores them so that it can be imported without
   * loss.
   */
  readonly slides?: readonly Slide[]
  /** Discussions that the file shows as comments. Default: none. */
  readonly threads?: readonly PptxThread[]
}

const presentationPath = 'ppt/presentation.xml'
const notesMasterPath = 'ppt/notesMasters/notesMaster1.xml'
/** First ID of the range that masters and their layouts share. */
const firstMasterId = 2_147_483_648

/**
 * Renders a deck as a PowerPoint file: real masters, layouts and placeholders, text as natural paragraphs, theme colors
 * and fonts. The same scenes and options give the same bytes. ISO/IEC 29500-1, transitional.
 */
export function renderPptx(scenes: readonly Scene[], options: PptxOptions): Uint8Array {
  const writer = createWriter(scenes, options)
  const masters = writeMasters(writer)
  writer.structure.slides.forEach((slide, index) => writeSlide(writer, slide, index))
  writePresentation(writer, masters)
  return writer.file.zip(options.createdAt)
}

interface Writer {
  readonly file: OfficePackage
  readonly roots: Relationships
  readonly structure: DeckStructure
  readonly options: PptxOptions
  readonly language: string
  readonly hasNotes: boolean
  readonly sections: readonly Section[]
  readonly keeper: DeckKeeper | undefined
  readonly comments: CommentWriter | undefined
  readonly shapes: Pick<ShapeContext, 'pictures' | 'charts' | 'familyOf' | 'language'>
}

function createWriter(scenes: readonly Scene[], options: PptxOptions): Writer {
  const roots = createRelationships('')
  const plain = createOfficePackage(roots)
  const language = options.language ?? 'en-US'
  const families = officeFamilies(scenes)
  const structure = deckStructure(scenes)
  const keeper = options.slides && createDeckKeeper(plain, options.slides)
  const file = { ...plain, ...keeper?.file }
  return {
    file,
    keeper,
    comments: options.threads && createCommentWriter(file, options.threads),
    roots,
    structure,
    sections: sectionsOf(
      structure.slides.map(({ scene }) => scene),
      options.title,
    ),
    options,
    language,
    hasNotes: scenes.some(({ notes }) => notes !== undefined && notes !== ''),
    shapes: {
      language,
      pictures: createMedia(options.images, file),
      charts: createCharts(file, options.createdAt),
      familyOf: (face) => families.get(face),
    },
  }
}

function createShapeContext(
  writer: Writer,
  part: Pick<ShapeContext, 'relationships' | 'placeholders'>,
): ShapeContext {
  return { ...writer.shapes, ...part, nextId: shapeIds() }
}

interface WrittenMaster {
  readonly id: number
  readonly path: string
}

function writeMasters(writer: Writer): readonly WrittenMaster[] {
  let id = firstMasterId
  return writer.structure.masters.map((master) => {
    const written = { id: id++, path: master.path }
    const relationships = createRelationships(master.path)
    const layouts = master.layouts.map((layout) => {
      writeLayout(writer, master, layout)
      const relationship = relationships.toPart(relationshipType.slideLayout, layout.path)
      return { id: id++, relationship }
    })
    relationships.toPart(relationshipType.theme, master.themePath)
    writer.file.addPart(master.path, {
      contentType: contentType.slideMaster,
      xml: slideMasterPart(master, layouts, writer.language),
      relationships,
      isCommon: true,
    })
    writer.file.addPart(master.themePath, {
      contentType: contentType.theme,
      xml: themePart(master.theme),
      isCommon: true,
    })
    return written
  })
}

function writeLayout(writer: Writer, master: MasterPart, { layout, path }: LayoutPart): void {
  const relationships = createRelationships(path)
  relationships.toPart(relationshipType.slideMaster, master.path)
  writer.file.addPart(path, {
    contentType: contentType.slideLayout,
    xml: slideLayoutPart(layout, createShapeContext(writer, { relationships, placeholders: [] })),
    relationships,
    isCommon: true,
  })
}

function writeSlide(writer: Writer, { scene, layout, path }: SlidePart, index: number): void {
  const relationships = createRelationships(path)
  relationships.toPart(relationshipType.slideLayout, layout.path)
  const { placeholders } = layout.layout
  const xml = slidePart(scene, createShapeContext(writer, { relationships, placeholders }))
  if (scene.notes !== undefined && scene.notes !== '') {
    const notesPath = `ppt/notesSlides/notesSlide${index + 1}.xml`
    relationships.toPart(relationshipType.notesSlide, notesPath)
    writeNotes(writer, scene.notes, { notes: notesPath, slide: path })
  }
  writer.comments?.writeOn(scene, { index, relationships })
  writer.file.addPart(path, { contentType: contentType.slide, xml, relationships })
  keepSlide(writer, { scene, layout, xml, relationships, index })
}

function keepSlide(
  { keeper, structure, sections, shapes }: Writer,
  {
    layout,
    ...slide
  }: Pick<KeptSlide, 'scene' | 'xml' | 'relationships' | 'index'> & {
    readonly layout: LayoutPart
  },
): void {
  const master = structure.masters.find(({ layouts }) => layouts.includes(layout))
  if (!keeper || !master) return
  const section = sections.find(({ start }) => start === slide.index)?.name
  const paths = { layout: layout.path, master: master.path, theme: master.themePath }
  keeper.keep({ ...slide, ...paths, section }, shapes.pictures)
}

function writeNotes(
  { file, language }: Writer,
  notes: string,
  paths: { readonly notes: string; readonly slide: string },
): void {
  const relationships = createRelationships(paths.notes)
  relationships.toPart(relationshipType.notesMaster, notesMasterPath)
  relationships.toPart(relationshipType.slide, paths.slide)
  file.addPart(paths.notes, {
    contentType: contentType.notesSlide,
    xml: notesSlidePart(notes, language),
    relationships,
  })
}

function writePresentation(writer: Writer, masters: readonly WrittenMaster[]): void {
  const { file, roots, structure, hasNotes, sections, keeper, comments } = writer
  const relationships = createRelationships(presentationPath)
  const { toPart } = relationships
  const lists = {
    masters: masters.map(({ id, path }) => ({
      id,
      relationship: toPart(relationshipType.slideMaster, path),
    })),
    slides: structure.slides.map(({ path }) => toPart(relationshipType.slide, path)),
    sections,
    notesMaster: hasNotes ? toPart(relationshipType.notesMaster, notesMasterPath) : undefined,
  }
  if (hasNotes) writeNotesMaster(writer)
  writePresentationSettings(file, relationships)
  const [firstMaster] = structure.masters
  if (firstMaster) toPart(relationshipType.theme, firstMaster.themePath)
  keeper?.finish(relationships)
  comments?.finish(relationships)
  file.addPart(presentationPath, {
    contentType: contentType.presentation,
    xml: presentationPart(lists),
    relationships,
    // Section names are deck content.
    isCommon: sections.length === 0,
  })
  roots.toPart(relationshipType.officeDocument, presentationPath)
  writeDocumentProperties(writer)
}

// A notes master needs a theme of its own.
function writeNotesMaster({ file, structure, language }: Writer): void {
  const [master] = structure.masters
  if (master === undefined) return
  const themePath = `ppt/theme/theme${structure.masters.length + 1}.xml`
  const relationships = createRelationships(notesMasterPath)
  relationships.toPart(relationshipType.theme, themePath)
  file.addPart(notesMasterPath, {
    contentType: contentType.notesMaster,
    xml: notesMasterPart(language),
    relationships,
    isCommon: true,
  })
  file.addPart(themePath, {
    contentType: contentType.theme,
    xml: themePart(master.theme),
    isCommon: true,
  })
}

function writePresentationSettings(file: OfficePackage, { toPart }: Relationships): void {
  const settings = [
    ['ppt/presProps.xml', 'presentationProperties', presentationProperties],
    ['ppt/viewProps.xml', 'viewProperties', viewProperties],
    ['ppt/tableStyles.xml', 'tableStyles', tableStyles],
  ] as const
  for (const [path, kind, xml] of settings) {
    toPart(relationshipType[kind], path)
    file.addPart(path, { contentType: contentType[kind], xml, isCommon: true })
  }
}

function writeDocumentProperties({ file, roots, options, structure }: Writer): void {
  const properties = [
    ['docProps/core.xml', 'coreProperties', coreProperties({ ...options, author: options.author })],
    [
      'docProps/app.xml',
      'extendedProperties',
      extendedProperties({
        themes: structure.masters.map(({ theme }) => theme.name),
        scenes: structure.slides.map(({ scene }) => scene),
      }),
    ],
  ] as const
  for (const [path, kind, xml] of properties) {
    roots.toPart(relationshipType[kind], path)
    file.addPart(path, { contentType: contentType[kind], xml })
  }
}
