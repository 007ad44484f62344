import { describe, expect, test } from 'vitest'
import { readBrief } from './readBrief.ts'

/** Wishes that name several people, with the title and those who listen. */
const wishes = [
  [
    'training',
    'Safety briefing for new harbour pilots, for the port authority',
    'Safety briefing for new harbour pilots',
    'new harbour pilots',
  ],
  [
    'report',
    'Review of the winter timetable, for drivers and dispatchers',
    'The winter timetable',
    'drivers and dispatchers',
  ],
  [
    'training',
    'Introduction to beekeeping for absolute beginners, for the garden club',
    'Beekeeping for absolute beginners',
    'absolute beginners',
  ],
  [
    'pitch',
    'Deck for the town council about a night bus for nurses',
    'A night bus for nurses',
    'the town council',
  ],
  [
    'report',
    'Update for donors about the well we drilled in Turkana',
    'The well we drilled in Turkana',
    'donors',
  ],
  [
    'pitch',
    "A proposal by the students' council for a bike workshop, for the dean",
    'A bike workshop',
    'the dean',
  ],
  [
    'training',
    'How to lift patients safely, for care assistants, by a physiotherapist',
    'How to lift patients safely',
    'care assistants',
  ],
  [
    'training',
    'How to read a balance sheet, for founders, in one hour',
    'How to read a balance sheet',
    'founders',
  ],
  [
    'report',
    'Comparison of three suppliers, for purchasing, by price',
    'Comparison of three suppliers',
    'purchasing',
  ],
  [
    'training',
    'Briefing for election helpers about counting votes',
    'Counting votes',
    'election helpers',
  ],
  [
    'training',
    'Course on bread baking, for prisoners, for the justice ministry',
    'Bread baking',
    'prisoners',
  ],
  [
    'training',
    'Talking to patients about death, for junior doctors',
    'Talking to patients about death',
    'junior doctors',
  ],
  [
    'pitch',
    'A choir for people with dementia, for the health insurer',
    'A choir for people with dementia',
    'the health insurer',
  ],
  [
    'report',
    'Talk about sleep for shift workers, by an occupational doctor',
    'Sleep for shift workers',
    'shift workers',
  ],
  ['pitch', 'Black holes for children by an astronomer', 'Black holes for children', undefined],
  [
    'pitch',
    'Grant application for a seed library, for the county foundation',
    'A seed library',
    'the county foundation',
  ],
  [
    'marketing',
    'Recruiting campaign for bus drivers, for the transport company',
    'Recruiting bus drivers',
    'the transport company',
  ],
  [
    'marketing',
    'Autumn campaign for pumpkins, for restaurants',
    'Autumn campaign for pumpkins for restaurants',
    undefined,
  ],
] as const

describe('a wish that names several people', () => {
  test.each(wishes)('of a %s, "%s", is titled "%s"', (...[type, prompt, title, audience]) => {
    const brief = readBrief(prompt, type)

    expect(brief.title).toBe(title)
    expect(brief.audience?.text).toBe(audience)
  })

  test.each([
    [
      'Sicherheitseinweisung für neue Hafenlotsen, für die Hafenbehörde',
      'Sicherheitseinweisung für neue Hafenlotsen',
      'für die Hafenbehörde',
    ],
    ['Präsentation für den Stadtrat über einen Nachtbus', 'Ein Nachtbus', 'für den Stadtrat'],
    [
      'Consignes de sécurité pour les pilotes, pour l’autorité portuaire',
      'Consignes de sécurité pour les pilotes',
      'pour l’autorité portuaire',
    ],
    ['Présentation pour le conseil sur un bus de nuit', 'Un bus de nuit', 'pour le conseil'],
    ['Uso seguro de escaleras, para pintores', 'Uso seguro de escaleras', 'para pintores'],
    [
      'Presentación para el ayuntamiento sobre un autobús nocturno',
      'Un autobús nocturno',
      'para el ayuntamiento',
    ],
    [
      'Resultados do inquérito, para todos os trabalhadores',
      'Resultados do inquérito',
      'para todos os trabalhadores',
    ],
    [
      'Presentazione per il consiglio comunale su un autobus notturno',
      'Un autobus notturno',
      'per il consiglio comunale',
    ],
  ])('in another language, "%s", is titled "%s"', (prompt, title, audience) => {
    const brief = readBrief(prompt, 'pitch')

    expect(brief.title).toBe(title)
    expect(brief.audience?.text).toBe(audience)
  })
})

describe('the subject of sentences', () => {
  test.each([
    ['report', 'Incident report: power cut at the cold store', 'the power cut at the cold store'],
    ['report', 'A summary about noise in open offices', 'noise in open offices'],
    ['report', 'A briefing about groundwater', 'groundwater'],
    [
      'pitch',
      'Lending library for tools, for the housing association',
      'the lending library for tools',
    ],
    ['pitch', 'Why the library should open on Sundays, for the city council', 'opening on Sundays'],
    ['report', 'What we learned from the pilot in Porto', 'the pilot'],
  ] as const)('of a %s, "%s", is "%s"', (type, prompt, text) => {
    expect(readBrief(prompt, type).subject.general.text).toBe(text)
  })

  test('takes no figure from the name of a line or a room', () => {
    const { figures } = readBrief('Accident on line 3. The crew of room 12 saw it.', 'report')

    expect(figures).toEqual([])
  })
})
