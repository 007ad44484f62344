import { describe, expect, test } from 'vitest'
import { readDocument } from './readDocument.ts'
import type { SourceBlock, SourceTree } from './sourceTree.ts'

const kinds = ({ sections }: SourceTree, at: number): readonly string[] =>
  sections[at]?.blocks.map(({ kind }) => kind) ?? []
const headings = ({ sections }: SourceTree): readonly (string | undefined)[] =>
  sections.map(({ heading }) => heading)
const blocks = ({ sections }: SourceTree): readonly SourceBlock[] =>
  sections.flatMap((section) => section.blocks)

describe('what a page says beside its sentences', () => {
  const told = (text: string): string =>
    blocks(readDocument(text))
      .flatMap((block) => ('text' in block ? block.text : []))
      .join('\n')

  test('has headings with stars before them, where one of them has two', () => {
    const outline =
      '* Changes in 9.1\n\n** Bug fixes\n\n  cp no longer fails.\n\n** Improvements\n\n  ls is faster.\n'

    expect(headings(readDocument(outline))).toEqual(['Bug fixes', 'Improvements'])
    expect(readDocument(outline).title).toBe('Changes in 9.1')
    expect(headings(readDocument('Notes\n\n* One thing\n\n* Another thing\n'))).not.toContain(
      'One thing',
    )
  })

  test('keeps a heading that returns after more lines than a page has, and running heads once', () => {
    const part = (lines: number): string =>
      `Bug fixes\n\n${Array.from({ length: lines }, (_, at) => `Line ${lines}.${at} says something of its own here`).join('\n')}\n\n`
    const pages = ['Annual report', 'Annual report', 'Annual report']
      .map((head, page) => `${head}\n\n${part(40 + page)}`)
      .join('')

    expect(headings(readDocument(part(130).repeat(3)))).toContain('Bug fixes')
    expect(readDocument(pages).boilerplate).toContain('Annual report')
  })

  test('says what a note is, and names badges at the end', () => {
    expect(told('# A\n\n> [!IMPORTANT]\n> Turn it off first.\n')).toBe(
      'Important: Turn it off first.',
    )
    const { boilerplate } = readDocument(
      '# A\n\n[![Build passing](a.svg)](https://example.org/ci)\n\nIt runs.\n\n- one\n- two\n',
    )
    expect(boilerplate).toEqual(['Build passing'])
  })
})

describe('text as people type it', () => {
  const report = [
    'A well for Aldea',
    '',
    'Background',
    'The village has 640 people and one well, which is 900 meters away from the school.',
    '',
    'Budget',
    '| Item | Cost |',
    '|---|---|',
    '| Pump | 4,200 |',
    '',
    'Schedule',
    '・2026: the council votes',
    '・2027: the pump runs',
    '',
    'Options',
    'A. We dig a new well.',
    'B. We repair the old one,',
    'which costs less.',
    '',
    'The council met on Monday and talked about the well for an hour.',
  ].join('\n')

  test('has headings right above their text, lists and tables', () => {
    const tree = readDocument(report)

    expect(tree.title).toBe('A well for Aldea')
    expect(headings(tree)).toEqual(['Background', 'Budget', 'Schedule', 'Options'])
    expect([0, 1, 2, 3].map((at) => kinds(tree, at)[0])).toEqual([
      'paragraph',
      'table',
      'list',
      'list',
    ])
  })

  test('has options that keep their letters', () => {
    const [list] = readDocument(report).sections[3]?.blocks ?? []

    expect(list?.kind === 'list' && list.items.map(({ text }) => text)).toEqual([
      'A. We dig a new well.',
      'B. We repair the old one, which costs less.',
    ])
  })

  test('keeps a paragraph whose first line is short', () => {
    expect(
      headings(readDocument('We met\nand we talked about the well for an hour or more.\n')),
    ).toEqual([undefined])
  })

  test('has headings in bold', () => {
    const tree = readDocument(
      '**Quiet hours**\n\n**Problem**\nThey get 137 notes.\n\n**Plan**\n- Less of it\n',
    )

    expect(tree.title).toBe('Quiet hours')
    expect(headings(tree)).toEqual(['Problem', 'Plan'])
    expect(headings(readDocument('# A\n\n**This is important.**\n\nText.\n'))).toEqual([undefined])
  })

  test('is a mail and its answers: each stands under who sent it, the subject is the title', () => {
    const tree = readDocument(
      'From: Ada Okafor <ada@x.example>\nSent: Monday\nSubject: RE: The move\n\nHello Bo,\n\nWe go in May.\n\nAda\n\n> From: Bo Lund\n> Sent: Sunday\n>\n> Is May too late?\n>\n> Best regards\n> Bo\n',
    )

    expect(tree.title).toBe('The move')
    expect(tree.fields.map(({ value }) => value)).toContain('Sunday')
    expect(headings(tree)).toEqual(['Ada Okafor', 'Bo Lund'])
    expect(blocks(tree).map((block) => 'text' in block && block.text)).toEqual([
      'We go in May.',
      'Is May too late?',
    ])
    expect(tree.boilerplate).toEqual(['Hello Bo,', 'Ada', 'Best regards\nBo'])
  })

  test('is a mail whose greeting and name stand right at its text, in the words of its language', () => {
    const tree = readDocument(
      'Van: Sanne de Wit\nAan: Projectteam\nOnderwerp: De kade\n\nHallo allemaal,\nWe gaan in mei.\nGroet, Sanne\n\nVan: Ruben Hoekstra\nAan: Sanne de Wit\nOnderwerp: RE: De kade\n\nIs mei te laat?\nRuben\n',
    )

    expect(tree.title).toBe('De kade')
    expect(headings(tree)).toEqual(['Sanne de Wit', 'Ruben Hoekstra'])
    expect(blocks(tree).map((block) => 'text' in block && block.text)).toEqual([
      'We gaan in mei.',
      'Is mei te laat?',
    ])
    expect(tree.boilerplate).toEqual(['Hallo allemaal,', 'Groet, Sanne', 'Ruben'])
  })

  test('is a log, and no chat, where each line names the same word behind its time', () => {
    const [list] = blocks(
      readDocument('05:42 Uhr: Es fällt aus.\n06:30 Uhr: Man sucht.\n08:10 Uhr: Man findet.\n'),
    )

    expect(JSON.stringify(list)).toContain('05:42 Uhr: Es fällt aus.')
  })

  test.each([
    'On Tue, 3 Feb 2026 at 11:40, Oskar Lund <o@x.example> wrote:',
    'Am 03.02.2026 um 11:40 schrieb Oskar Lund:',
    'Le mar. 3 févr. 2026 à 11:40, Oskar Lund a écrit :',
    'El mar, 3 feb 2026 a las 11:40, Oskar Lund (<o@x.example>) escribió:',
  ])('names who is quoted below %s', (line) => {
    const tree = readDocument(
      `From: Ada\nTo: Bo\nSubject: The move\n\nYes, we do.\n\n${line}\n> Do we go?\n`,
    )

    expect(headings(tree)).toEqual(['Ada', 'Oskar Lund'])
  })

  test.each([
    '[09:02] Lena: It fails.\n[09:04] Raj: Since when?\n[09:05] Lena: Since nine. Look\nat the log.\n',
    '3.2.26, 09:02 - Lena: It fails.\n3.2.26, 09:04 - Raj: Since when?\n3.2.26, 09:05 - Lena: Since nine. Look\nat the log.\n',
    'Lena  9:02 AM\nIt fails.\n\nRaj  9:04 AM\nSince when?\n\nLena  9:05 AM\nSince nine. Look\nat the log.\n',
  ])('is a chat: who says what stays together in %j', (text) => {
    const [list] = blocks(readDocument(text))

    expect(list?.kind === 'list' && list.items.map((item) => item.text)).toEqual([
      'Lena: It fails.',
      'Raj: Since when?',
      'Lena: Since nine. Look at the log.',
    ])
  })

  test('is an abstract: its long first line is the title, its labels are headings', () => {
    const long =
      'In the hot months of the year heat disturbs sleep in dense settlements, and nobody has measured yet by how much it does so.'
    const name =
      'Cooler roofs, quieter nights: a randomised trial of reflective coating in 412 homes in Ahmedabad'
    const tree = readDocument(
      `${name}\n\nBackground: ${long}\nMethods: ${long}\nResults: ${long}\n`,
    )

    expect(tree.title).toBe(name)
    expect(headings(tree)).toEqual(['Background', 'Methods', 'Results'])
  })

  test('is minutes: the line above date and people is the title', () => {
    const tree = readDocument(
      'Minutes: allotment committee\nDate: 4 March 2026\nPresent: Ruth, Tom\nApologies: Joan\n\n1. Water\nThe pipe leaked again.\n\n2. Fees\nThey stay.\n',
    )

    expect(tree.title).toBe('Minutes: allotment committee')
    expect(tree.fields.map(({ name }) => name)).toEqual(['Date', 'Present', 'Apologies'])
  })

  test('is a memo with a head of its own, and no thread of one message', () => {
    const tree = readDocument(
      'De : Camille Roussel\nÀ : Comité de direction\nDate : 4 novembre 2025\nObjet : Les retards\n\nIls ont doublé en un an.\n\nCauses\nUn dépôt a fermé, et deux transporteurs sur cinq sont partis cet été.\n',
    )

    expect(tree.title).toBe('Les retards')
    expect(headings(tree)).not.toContain('Camille Roussel')
  })

  test('names a list by a word that documents have above it', () => {
    expect(
      headings(readDocument('We met.\n\nIt rained.\n\nActions\n- Ada calls\n- Bo writes\n')),
    ).toContain('Actions')
  })

  test('marks code as reStructuredText does', () => {
    expect(blocks(readDocument('Call :func:`send` and ``get``, see :pr:`46`.\n'))).toMatchObject([
      { text: 'Call send and get, see 46.' },
    ])
  })
})

describe('what stands around the text', () => {
  test('is an imprint below the title, and no part of what is said', () => {
    const tree = readDocument(
      '# Report\n\nPresented by the board, 14 October 2025\n\n## Costs\n\nThey rose by 12 %.\n',
    )

    expect(tree.imprint).toEqual(['Presented by the board, 14 October 2025'])
    expect(headings(tree)).toEqual(['Costs'])
  })

  test('is a salutation, which nobody says from a slide', () => {
    const tree = readDocument(
      '# Guide\n\nDear volunteers,\n\nthis is how we work.\n\n## Tools\n\nA hammer.\n',
    )

    expect(tree.boilerplate).toEqual(['Dear volunteers,'])
  })
})

test('questions in bold are the headings of their answers', () => {
  const tree = readDocument(
    '# Pumps\n\n**Why now?**\nThe old one failed.\n\n**What does it cost?**\nNothing.\n',
  )

  expect(headings(tree)).toEqual(['Why now?', 'What does it cost?'])
})

test('lines of a log in Markdown are items', () => {
  const tree = readDocument(
    '# Outage\n\n## Log\n\n14:06 it ends\n14:09 first alert\n14:15 crew joins\n',
  )

  expect(tree.sections[0]?.blocks[0]).toMatchObject({ kind: 'list', items: { length: 3 } })
})

test('the first of numbered lines without a gap is an item like the others', () => {
  const tree = readDocument(
    'Methods\n\nWe did four things in the wards of both houses during the whole of the year.\n\n1. Closing doors at ten\n2. Quiet bins and wheels\n3. Alarms reviewed by day\n\nSleep was measured in two nights that followed each other in every ward.\n',
  )

  expect(headings(tree)).not.toContain('1. Closing doors at ten')
})
