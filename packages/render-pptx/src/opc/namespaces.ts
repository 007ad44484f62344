const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const relationshipType = {
  officeDocument: `${relationshipBase}/officeDocument`,
  coreProperties:
    'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
  extendedProperties: `${relationshipBase}/extended-properties`,
  slideMaster: `${relationshipBase}/slideMaster`,
  slideLayout: `${relationshipBase}/slideLayout`,
  slide: `${relationshipBase}/slide`,
  notesMaster: `${relationshipBase}/notesMaster`,
  notesSlide: `${relationshipBase}/notesSlide`,
  theme: `${relationshipBase}/theme`,
  presentationProperties: `${relationshipBase}/presProps`,
  viewProperties: `${relationshipBase}/viewProps`,
  tableStyles: `${relationshipBase}/tableStyles`,
  image: `${relationshipBase}/image`,
  hyperlink: `${relationshipBase}/hyperlink`,
  chart: `${relationshipBase}/chart`,
  package: `${relationshipBase}/package`,
  customXml: `${relationshipBase}/customXml`,
  customXmlProperties: `${relationshipBase}/customXmlProps`,
  worksheet: `${relationshipBase}/worksheet`,
  styles: `${relationshipBase}/styles`,
  comments: `${relationshipBase}/comments`,
  commentAuthors: `${relationshipBase}/commentAuthors`,
} as const
export type RelationshipType = (typeof relationshipType)[keyof typeof relationshipType]

const spreadsheetBase = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const presentationBase = 'application/vnd.openxmlformats-officedocument.presentationml'
export const contentType = {
  presentation: `${presentationBase}.presentation.main+xml`,
  slideMaster: `${presentationBase}.slideMaster+xml`,
  slideLayout: `${presentationBase}.slideLayout+xml`,
  slide: `${presentationBase}.slide+xml`,
  notesMaster: `${presentationBase}.notesMaster+xml`,
  notesSlide: `${presentationBase}.notesSlide+xml`,
  presentationProperties: `${presentationBase}.presProps+xml`,
  viewProperties: `${presentationBase}.viewProps+xml`,
  tableStyles: `${presentationBase}.tableStyles+xml`,
  comments: `${presentationBase}.comments+xml`,
  commentAuthors: `${presentationBase}.commentAuthors+xml`,
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
  chart: 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  workbook: `${spreadsheetBase}.sheet.main+xml`,
  worksheet: `${spreadsheetBase}.worksheet+xml`,
  styles: `${spreadsheetBase}.styles+xml`,
  customXml: 'application/xml',
  customXmlProperties: 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml',
  coreProperties: 'application/vnd.openxmlformats-package.core-properties+xml',
  extendedProperties: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
} as const

/** Namespaces for the root element of every part that holds drawings. */
export const drawingNamespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': relationshipBase,
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const
