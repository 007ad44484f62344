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
    [
      'Marketing plan for an oat drink brand in Scandinavia, for the sales team',
      'An oat drink brand in Scandinavia',
    ],
    [
      'Marketing plan for a winter cycling campaign in Helsinki, for the mayor',
      'A winter cycling campaign in Helsinki',
    ],
    ['Explain photosynthesis to 12 year olds', 'Photosynthesis, explained'],
    ['Explain how vaccines work to primary school children', 'How vaccines work'],
    [
      'Quarterly business review: revenue grew from 4.2m to 5.1m euros, churn fell to 3 percent',
      'Quarterly business review',
    ],
    ['QBR for Acme Corp, Q2 2025', 'QBR for Acme Corp'],
    ['Investor update, May 2025', 'Investor update'],
    [
      '2024 sustainability report for Fjordline, to the board',
      '2024 sustainability report for Fjordline',
    ],
    ['Incident report: database outage on 3 May', 'Database outage on 3 May'],
    ['Town hall: our move to the new office in Leeds', 'Our move to the new office in Leeds'],
    [
      'Onboarding for new nurses in the emergency department',
      'Onboarding for new nurses in the emergency department',
    ],
    ['How to give feedback, for new managers', 'How to give feedback'],
    ['Teach my team how to use Figma', 'How to use Figma'],
    ['Should our city make public transport free?', 'Should our city make public transport free?'],
    [
      'React vs Vue for our new dashboard, for the engineering team',
      'React vs Vue for our new dashboard',
    ],
    ['A deck about bees for a school talk', 'Bees'],
    [
      "Campaign aimed at first-time home buyers for Nordbank's green mortgage",
      "Nordbank's green mortgage for first-time home buyers",
    ],
    ['Deck about our new pricing for the board', 'Our new pricing'],
    [
      'Could you make a deck on the history of tea in Britain, please?',
      'The history of tea in Britain',
    ],
    ['electric scooter', 'Electric scooter'],
    ['Lisbon', 'Lisbon'],
    ['Our city needs a skate park', 'Our city needs a skate park'],
    ['Pitch for my boss: hire two more engineers', 'Hiring two more engineers'],
    [
      'Pitch deck\n\nCompany: Brightleaf\nProduct: LED grow lights for indoor farms\nAudience: angel investors',
      'Brightleaf: LED grow lights for indoor farms',
    ],
    [
      'Pitch deck for a startup called Nettle that turns nettles into fabric, for seed investors',
      'Nettle: turning nettles into fabric',
    ],
    [
      'Create a deck for a company that makes biodegradable fishing nets for small-scale fishers',
      'Biodegradable fishing nets for small-scale fishers',
    ],
    ['Training for new managers', 'Training for new managers'],
    ['My thesis on sleep and memory', 'My thesis on sleep and memory'],
    ['Market entry strategy for japan', 'Market entry strategy for Japan'],
    ['Explain quantum computing to high school students', 'Quantum computing, explained'],
    [
      'Warehouse migration project status update for executives',
      'Warehouse migration project status update',
    ],
    ['social media strategy for a local gym', 'Social media for a local gym'],
  ])('of "%s" is titled "%s"', (prompt, title) => {
    expect(readBrief(prompt, 'pitch').title).toBe(title)
  })

  test('that is only described is pitched as our start-up, under a title that says what it does', () => {
    const brief = readBrief(
      'Pitch deck for a start-up that rents repair tools to neighbours, for seed investors',
      'pitch',
    )
    expect(brief.title).toBe('Renting repair tools')
    expect(brief.isVenture).toBe(true)
    expect(brief.subject.general).toEqual({ text: 'our start-up', many: false })
  })

  test.each([
    [
      'Pitch for Harbourly, a startup that measures harbour silt with buoys. Audience: port authorities',
      'Harbourly: measuring harbour silt with buoys',
    ],
    [
      'my startup Kelpworks turns seaweed into packaging',
      'Kelpworks: turning seaweed into packaging',
    ],
    [
      'Our company Tidewell offers home physiotherapy for stroke patients',
      'Tidewell: home physiotherapy for stroke patients',
    ],
    ["We're Nimbus, a weather app for sailors", 'Nimbus: a weather app for sailors'],
    [
      'GreenLoop - reusable packaging for online shops',
      'GreenLoop: reusable packaging for online shops',
    ],
    [
      'Launch plan for Pebble, a smart ring for runners, aimed at retailers',
      'Launch plan for Pebble: a smart ring for runners',
    ],
  ])('with a name is called by it: "%s"', (prompt, title) => {
    const { title: read, subject } = readBrief(prompt, 'pitch')

    expect(read).toBe(title)
    expect(title).toContain(subject.name)
    expect(subject.general).toEqual({ text: subject.name, many: false })
  })

  test('of somebody who only says what they do is that doing', () => {
    const { title, audience, subject } = readBrief(
      'Our NGO plants mangroves in Kenya. Deck for donors.',
      'pitch',
    )

    expect(title).toBe('Planting mangroves in Kenya')
    expect(subject.isActivity).toBe(true)
    expect(audience?.text).toBe('donors')
  })

  test.each([
    ['marketing', 'Marketing plan for an oat drink brand, for the team', 'our oat drink brand'],
    [
      'pitch',
      'Project proposal: a rooftop garden for the library',
      'a rooftop garden for the library',
    ],
  ] as const)('of one thing stays one (%s)', (type, prompt, text) => {
    expect(readBrief(prompt, type).subject.general).toEqual({ text, many: false })
  })

  test.each([
    [
      'fr',
      'Présentation sur la rénovation énergétique des écoles pour le conseil municipal',
      'La rénovation énergétique des écoles',
    ],
    ['fr', 'Présentation sur la lutte pour le climat', 'La lutte pour le climat'],
    ['fr', 'Pitch pour une start-up qui loue des outils', 'Une start-up qui loue des outils'],
    ['es', 'Presentación sobre energías renovables para estudiantes', 'Energías renovables'],
    ['de', 'Präsentation über erneuerbare Energien für Schüler', 'Erneuerbare Energien'],
    ['de', 'Erstelle eine Präsentation über den Klimawandel für die Klasse 9b', 'Der Klimawandel'],
    ['pt', 'Apresentação sobre turismo sustentável nos Açores', 'Turismo sustentável nos Açores'],
    ['it', 'Presentazione sulla dieta mediterranea per studenti', 'La dieta mediterranea'],
    ['it', "Presentazione sull'arte romana", 'L’arte romana'],
  ])('in %s loses what only asks for a deck: "%s"', (language, prompt, title) => {
    expect(readBrief(prompt, 'pitch')).toMatchObject({ language, title })
  })

  test('in another language keeps who listens, what is asked and the parts that are named', () => {
    expect(
      readBrief('Präsentation über Wärmepumpen für Hausbesitzer', 'pitch').audience?.text,
    ).toBe('für Hausbesitzer')
    expect(
      readBrief('Nous construisons un capteur. Nous cherchons 900 000 € pour grandir.', 'pitch'),
    ).toMatchObject({
      isVenture: true,
      ask: 'Nous cherchons 900 000 € pour grandir',
      figures: [{ value: '900 000 €', label: 'pour grandir' }],
    })
    expect(
      readBrief('Balance del programa de becas: solicitudes, alumnos y costes', 'report').sections,
    ).toEqual(['Solicitudes', 'Alumnos', 'Costes'])
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

  test.each([
    ['Lisbon', 'Lisbon'],
    ['deck on why sleep matters for athletes', 'sleep'],
    ['Why did churn rise in April?', 'churn'],
    ['Our city needs a skate park', 'a skate park'],
    ['The roadmap for our mobile app, October 2025', 'the roadmap for our mobile app'],
  ])('of "%s" is spoken of as "%s"', (prompt, text) => {
    expect(readBrief(prompt, 'pitch').subject.short).toEqual({ text, many: false })
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

  test.each([
    ['marketing', 'Marketing plan for an oat drink brand, for the sales team', 'the sales team'],
    ['marketing', 'Marketing plan for a cycling campaign in Helsinki, for the mayor', 'the mayor'],
    ['training', 'Explain photosynthesis to 12 year olds', '12 year olds'],
    ['training', 'Lesson about volcanoes for 9-year-olds', '9-year-olds'],
    ['training', 'First aid for parents of toddlers', 'parents of toddlers'],
    ['training', 'How to give feedback, for new managers', 'new managers'],
    [
      'pitch',
      'Pitch for Harbourly, a startup that maps silt. Audience: port authorities',
      'port authorities',
    ],
    ['pitch', 'GreenLoop - reusable packaging. We want to convince investors.', 'investors'],
  ] as const)('hears who listens (%s: "%s")', (type, prompt, listeners) => {
    const { audience, customers } = readBrief(prompt, type)

    expect(audience?.text).toBe(listeners)
    expect(customers).toBeUndefined()
  })

  test('takes no name for a place', () => {
    expect(readBrief('Pitch deck for Solara', 'pitch').place).toBeUndefined()
    expect(readBrief('Mobility in Utrecht', 'report').place?.text).toBe('Utrecht')
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

  test('does not state its title again', () => {
    expect(readBrief('Our city needs a skate park', 'pitch').statements).toEqual([])
  })

  test('finds the sentence that asks', () => {
    expect(readBrief('We build kites. We are raising $2M to expand to Germany.', 'pitch').ask).toBe(
      'We are raising $2M to expand to Germany',
    )
  })
})
