import type { SourcePart } from './sourceTree.ts'

const rights =
  /(?:^|\s)(?:copyright\s+(?:\(c\)|©|\d{4})|\(c\)\s+\d{4}|©\s*(?:copyright\s*)?\d{4}|all rights reserved|spdx-license-identifier|permission is hereby granted|licensed under the|redistribution and use in source|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|todos os direitos reservados|alle rechten voorbehouden|wszelkie prawa zastrzeżone|tüm hakları saklıdır|جميع الحقوق محفوظة|सर्वाधिकार सुरक्षित|無断転載|版权所有|모든 권리 보유)/iu
const contents =
  /^(?:table of contents|contents|on this page|inhalt(?:sverzeichnis)?|sommaire|table des matières|índice|contenido|indice|sommario|inhoud(?:sopgave)?|spis treści|içindekiler|جدول المحتويات|المحتويات|विषय[- ]?सूची|目次|目录|目錄|목차)$/iu
const leader = /(?:\.{3,}|\s{2,}|\t)\s*\d{1,4}$/u
const longestRights = 1200
const mostGreetingWords = 6

/** Sets aside what says nothing about the subject: copyright notices, tables of contents, badges, signatures. */
export function setAside(parts: readonly SourcePart[]): readonly SourcePart[] {
  const headings = new Set(
    parts.flatMap((part) => (part.kind === 'heading' ? [part.text.toLowerCase()] : [])),
  )
  let isContents = false
  return parts.map((part) => {
    if (part.kind === 'heading') {
      isContents = contents.test(part.text)
      return isContents ? markAside(part.text, part) : part
    }
    if (part.kind === 'list' && (isContents || listsHeadings(part, headings))) {
      return markAside(part.items.map(({ text }) => text).join('\n'), part)
    }
    if (part.kind === 'paragraph' && isAside(part.text)) {
      return markAside(part.text, part)
    }
    return part
  })
}

function markAside(text: string, { span }: SourcePart): SourcePart {
  return { kind: 'boilerplate', text, span }
}

function isAside(text: string): boolean {
  return isRights(text) || isSignature(text) || isSalutation(text)
}

/** Matches 'Dear volunteers,' and 'Kind regards,'. */
function isSalutation(text: string): boolean {
  return /[,،，]$/u.test(text) && text.split(/\s+/u).length <= mostGreetingWords
}

function isRights(text: string): boolean {
  return text.length <= longestRights && rights.test(text.slice(0, 400))
}

function isSignature(text: string): boolean {
  return /^-- \S/u.test(text) && text.length < 400
}

function listsHeadings(
  list: Extract<SourcePart, { kind: 'list' }>,
  headings: ReadonlySet<string>,
): boolean {
  const { items } = list
  if (items.length < 4) return false
  const known = items.filter(
    ({ text }) => leader.test(text) || headings.has(text.toLowerCase()),
  ).length
  return known >= items.length * 0.7
}
