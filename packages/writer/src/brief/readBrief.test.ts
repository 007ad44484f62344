import { describe, expect, test } from 'vitest'
import { readBrief } from './readBrief.ts'

describe('the subject', () => {
  test.each([
    [
      'Pitch deck for a solar-powered water purifier startup in rural India, for seed investors',
      'Solar-powered water purifiers for rural India',
    ],
    [
      'Create a presentation about the impact of social media on teenagers',
      'The impact of social media on teenagers',
    ],
    ['CREATE A PITCH DECK FOR MY COFFEE SHOP IN LYON', 'Our coffee shop in Lyon'],
    ['Pitch Deck For A New Electric Bike Startup', 'Electric bikes'],
    ['Is nuclear energy safe?', 'Is nuclear energy safe?'],
    [
      'Proposal to reduce plastic waste at our university',
      'Reducing plastic waste at our university',
    ],
    ['Beanbox, a coffee subscription for offices', 'Beanbox: a coffee subscription for offices'],
    [
      'A mobile app that helps elderly people remember their medication',
      'A mobile app for elderly people',
    ],
    [
      'New AI-powered recruiting platform for mid-size hospitals in Europe',
      'AI-powered recruiting platforms for mid-size hospitals',
    ],
    ['ai in hr', 'AI in HR'],
    ['Market entry strategy for japan', 'Market entry strategy in Japan'],
    [
      'Explain quantum computing to high school students',
      'Quantum computing for high school students',
    ],
    [
      'Warehouse migration project status update for executives',
      'Warehouse migration project status',
    ],
    ['social media strategy for a local gym', 'Social media for a local gym'],
    [
      'Präsentation über erneuerbare Energien für Schüler',
      'Präsentation über erneuerbare Energien für Schüler',
    ],
  ])('of "%s" is titled "%s"', (prompt, title) => {
    expect(readBrief(prompt, 'pitch').title).toBe(title)
  })

  test('of a how-to is the doing, and the how-to stays the title', () => {
    const brief = readBrief('How to brew great coffee', 'training')

    expect(brief.subject.general.text).toBe('brewing great coffee')
    expect(brief.title).toBe('How to brew great coffee')
  })

  test('of a long phrase has a short form', () => {
    expect(readBrief('The history of jazz in New Orleans', 'report').subject.short.text).toBe(
      'jazz',
    )
    expect(readBrief('why we should switch to a four-day week', 'pitch').subject.short.text).toBe(
      'this change',
    )
  })

  test('is many when its head is', () => {
    expect(readBrief('black holes', 'training').subject.general).toEqual({
      text: 'black holes',
      many: true,
    })
    expect(readBrief('climate change', 'training').subject.general).toEqual({
      text: 'climate change',
      many: false,
    })
  })
})

describe('people, place and kind', () => {
  test('tells those who listen from those who buy', () => {
    const brief = readBrief(
      'Pitch deck for a scheduling app for dentists, for angel investors',
      'pitch',
    )

    expect(brief.audience?.text).toBe('angel investors')
    expect(brief.customers?.text).toBe('dentists')
  })

  test('finds the audience in a sentence of its own', () => {
    expect(
      readBrief('Climate change. The audience is high school students.', 'pitch').audience?.text,
    ).toBe('high school students')
  })

  test('gives places typed in small letters their capitals', () => {
    expect(readBrief('oat milk in germany', 'marketing').place?.text).toBe('Germany')
    expect(readBrief('bike lanes in the us', 'report').place?.text).toBe('the US')
  })

  test('keeps a lesson from being a pitch', () => {
    expect(readBrief('Fire safety training for warehouse staff', 'pitch').kind).toBe('training')
    expect(readBrief('Quarterly report for the sales team', 'pitch').kind).toBe('report')
  })
})

describe('what was given', () => {
  test('lists the parts that were asked for', () => {
    expect(
      readBrief('Oat milk launch, cover market, positioning, channels and budget', 'marketing')
        .sections,
    ).toEqual(['Market', 'Positioning', 'Channels', 'Budget'])
    expect(readBrief('Customer service\n- greeting\n- listening', 'training').sections).toEqual([
      'Greeting',
      'Listening',
    ])
  })

  test('keeps statements and leaves out instructions', () => {
    const { statements } = readBrief(
      'A deck about tea. Keep it short. Farmers lose a third of their leaves. Use blue.',
      'pitch',
    )

    expect(statements).toEqual(['Farmers lose a third of their leaves'])
  })

  test('finds the sentence that asks', () => {
    expect(readBrief('We build kites. We are raising $2M to expand to Germany.', 'pitch').ask).toBe(
      'We are raising $2M to expand to Germany',
    )
  })
})
