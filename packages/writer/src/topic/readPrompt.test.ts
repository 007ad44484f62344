import { expect, test } from 'vitest'
import { readPrompt } from './readPrompt.ts'

const ownOf = (prompt: string) => readPrompt(prompt).own.map(({ text }) => text)

test.each([
  ['Create a short presentation about the tides', 'The tides', 'talk'],
  [
    'I need a 10-slide deck about climate change for my class',
    'Climate change for my class',
    'talk',
  ],
  [
    'Pitch deck: Lumio, an app that helps shift workers sleep',
    'Lumio, an app that helps shift workers sleep',
    'pitch',
  ],
  ['Proposal to move the archive to the cloud', 'Move the archive to the cloud', 'proposal'],
  ['Vortrag zu neuen Methoden', 'Vortrag zu neuen Methoden', undefined],
  ['Schulung zum Datenschutz', 'Datenschutz', 'training'],
  ['Training for new managers', 'Training for new managers', undefined],
  ['Report for the board', 'Report for the board', undefined],
  ['Presentation', 'Presentation', undefined],
  ['做一个关于蜜蜂的演示', '蜜蜂', 'talk'],
  ['请做一个关于消防安全的培训，内容包括逃生路线、灭火器种类和急救', '消防安全', 'training'],
])('"%s" is called "%s"', (prompt, title, kind) => {
  expect(readPrompt(prompt)).toMatchObject({ title })
  expect(readPrompt(prompt).kind).toBe(kind)
})

test.each([
  ['Costs, risks and next steps', ['Costs', 'Risks', 'Next steps']],
  ['Research and development', []],
  ['Black and white photography', []],
  ['Nightowl, a sleep app for nurses, doctors and drivers', []],
  ['Food pantry: intake, storage, and hygiene', ['Intake', 'Storage', 'Hygiene']],
  ['Our plan. Cover risks, costs and migration.', ['Risks', 'Costs', 'Migration']],
  ['Rooftop garden\n\nSections:\n- Why now\n- Design', ['Why now', 'Design']],
  [
    'Sales: revenue rose to 4,1 million, churn fell to 3%',
    ['Revenue rose to 4,1 million', 'Churn fell to 3%'],
  ],
  [
    '请做一个关于消防安全的培训，内容包括逃生路线、灭火器种类和急救',
    ['逃生路线', '灭火器种类', '急救'],
  ],
  ['Campaign for oat milk, cover market, channels and budget', ['Market', 'Channels', 'Budget']],
  ['Café: Lage, Küche, Personal, Lage', ['Lage', 'Küche', 'Personal']],
  ['Yeni girişim: sorun, çözüm, pazar', ['Sorun', 'Çözüm', 'Pazar']],
])('"%s" lists %j', (prompt, own) => {
  expect(ownOf(prompt)).toEqual(own)
})

test('keeps who listens, what is asked for and how to write apart', () => {
  const topic = readPrompt(
    'Pitch for Harbourly, buoys that measure silt. Audience: port authorities. Keep it formal. ' +
      'We are raising €2 million.',
  )

  expect(topic).toMatchObject({
    title: 'Harbourly, buoys that measure silt',
    subtitle: 'Port authorities',
    orders: ['Keep it formal.'],
    ask: 'We are raising €2 million',
    own: [],
  })
})

test('a sentence that no cover holds ends at a comma and goes on below', () => {
  const rest =
    'after three years of petitions from parents and teachers, the old gymnasium on weekends'
  const topic = readPrompt(`We want to open for every child of the town, ${rest}`)

  expect(topic.title).toBe('We want to open for every child of the town')
  expect(topic.subtitle.toLowerCase()).toBe(rest)
})

test('drops nothing of a prompt that it cannot read', () => {
  expect(readPrompt('???').title).toBe('???')
  expect(readPrompt('12345').title).toBe('12345')
})

test.each([
  ['Tea instead of coffee in the office kitchen', ['Tea', 'Coffee']],
  ['Rent vs buy for our delivery van', ['Rent', 'Buy']],
  [
    'Should we close the branch or turn it into a shop?',
    ['Close the branch', 'Turn it into a shop'],
  ],
  ['Vélo électrique ou voiture pour aller au travail ?', ['Vélo électrique', 'Voiture']],
  ['Holz statt Beton für die neue Schule', ['Holz', 'Beton']],
  ['在宅勤務とオフィス勤務の比較', ['在宅勤務', 'オフィス勤務']],
  ['Bisiklet mi yoksa araba mı?', ['Bisiklet', 'Araba']],
  ['القطار مقابل الطائرة', ['القطار', 'الطائرة']],
  [
    'Should our clinic keep paper files, go with MediSoft or build on OpenEMR?',
    ['Keep paper files', 'Go with MediSoft', 'Build on OpenEMR'],
  ],
  [
    'Wärmepumpe, Pelletheizung oder Fernwärme für unser Vereinsheim?',
    ['Wärmepumpe', 'Pelletheizung', 'Fernwärme'],
  ],
  [
    'Télétravail : 2 jours, 3 jours ou horaires libres ?',
    ['2 jours', '3 jours', 'Horaires libres'],
  ],
  ['¿Tranvía, autobús o bicicleta para el centro?', ['Tranvía', 'Autobús', 'Bicicleta']],
  ['Comprar, alugar ou partilhar um carro?', ['Comprar', 'Alugar', 'Partilhar um carro']],
  ['Treno o aereo per la gita?', ['Treno', 'Aereo']],
  ['Zelf koken, catering of een foodtruck?', ['Zelf koken', 'Catering', 'Een foodtruck']],
  ['Autobus, tramwaj czy rower?', ['Autobus', 'Tramwaj', 'Rower']],
  ['Otobüs mü, tramvay mı, yoksa bisiklet mi?', ['Otobüs', 'Tramvay', 'Bisiklet']],
  ['الحافلة أم القطار أم الدراجة؟', ['الحافلة', 'القطار', 'الدراجة']],
  ['बस, ट्राम या साइकिल?', ['बस', 'ट्राम', 'साइकिल']],
  ['社内チャットはSlackかTeamsかLINE WORKSか', ['Slack', 'Teams', 'LINE WORKS']],
  ['버스, 트램 아니면 자전거?', ['버스', '트램', '자전거']],
  ['公交车、电车还是自行车？', ['公交车', '电车', '自行车']],
  ['The history of jazz', []],
  ['How do vaccines or antibodies work?', []],
  ['Why do cats purr, and what does it tell us?', []],
])('"%s" lets somebody choose from %j', (prompt, options) => {
  expect(readPrompt(prompt).options).toEqual(options)
})

test.each([
  [
    'Class talk for year 8: how tides work, why they differ, and what happened in 1953',
    'How tides work, why they differ, and what happened in 1953',
    'Class talk for year 8',
  ],
  ['Board decision: should we rent or buy?', 'Should we rent or buy?', 'Board decision'],
  [
    'Yatırımcılara sunum: çiftçiler için soğuk hava deposu, sorun, çözüm, pazar',
    'Çiftçiler için soğuk hava deposu',
    'Yatırımcılara sunum',
  ],
  [
    'Présentation pour des lycéens : le climat en Bretagne, ses effets sur la pêche, l’agriculture et le tourisme, et ce que chacun peut faire',
    'Le climat en Bretagne',
    'Présentation pour des lycéens',
  ],
  ['Moths in town (Lyon, 2021-2024)', 'Moths in town', 'Lyon, 2021-2024'],
  [
    'Viaje a Chile: del 3 al 17 de febrero, Santiago, Valdivia, Arica',
    'Viaje a Chile',
    'Del 3 al 17 de febrero',
  ],
])('the occasion of "%s" stands under its subject', (prompt, title, subtitle) => {
  expect(readPrompt(prompt)).toMatchObject({ title, subtitle })
})

test('keeps a list within a list together, and words that begin like an and', () => {
  expect(ownOf('Farms: soil, effects on fish, birds and bees, and what to do')).toContain(
    'Effects on fish, birds and bees',
  )
  expect(ownOf('فوائد القراءة: اللغة، الخيال، وقت العائلة')).toContain('وقت العائلة')
})

test('takes what stands in brackets for a part of what is before it', () => {
  expect(
    ownOf('Summer party: program, budget 9,000 euros (4,500 food, 2,000 tent), rain plan'),
  ).toEqual(['Program', 'Budget 9,000 euros (4,500 food, 2,000 tent)', 'Rain plan'])
})

test('finds the subject of somebody who goes on and on, and drops nothing', () => {
  const topic = readPrompt(
    'ok so i need something for monday, we want the neighbors to help with the new playground and we have no swings yet, please keep it friendly\n- why a playground\nand at the end people should sign up on a list, oh and my brother will bring coffee and cake',
  )
  expect(topic).toMatchObject({
    title: 'We want the neighbors to help with the new playground',
    ask: 'At the end people should sign up on a list',
    orders: ['ok so i need something for monday', 'please keep it friendly'],
  })
  expect(topic.own.map(({ text }) => text)).toEqual([
    'We have no swings yet',
    'Why a playground',
    'My brother will bring coffee and cake',
  ])
})

test.each([
  [
    'First aid for camp leaders, 2 hours, 12 participants: burns, cuts and stings',
    ['Burns', 'Cuts', 'Stings'],
    '',
    ['2 hours', '12 participants'],
  ],
  [
    'Roles in a clinic: reception, nurse, physician. Who does what, 10 slides, for beginners, friendly tone',
    ['Reception', 'Nurse', 'Physician', 'Who does what'],
    'For beginners',
    ['10 slides', 'friendly tone'],
  ],
  ['Drei Wege. Dauer 20 Minuten, 15 Zuhörer.', [], '', ['Dauer 20 Minuten', '15 Zuhörer']],
  [
    'Bees. Please include a chart. Keep it short.',
    [],
    '',
    ['Please include a chart.', 'Keep it short'],
  ],
  [
    'Bienen: Honig, Imker, Waben, mit vielen Bildern',
    ['Honig', 'Imker', 'Waben'],
    '',
    ['mit vielen Bildern'],
  ],
])('what "%s" says of the talk itself gets no page', (...[prompt, own, subtitle, orders]) => {
  expect(readPrompt(prompt)).toMatchObject({ subtitle, orders })
  expect(ownOf(prompt)).toEqual(own)
})

test.each([
  ['Staff plan. Three measures: mentors, flexible hours, wages', 'Three measures', 3],
  ['Projekt Aurora: Budget, Risiken: Frost, Wind, Regen', 'Risiken', 3],
  ['Lakes. Risks: frost, wind', 'Risks', 2],
  ['Place du marché. Options : sans voitures, sens unique', 'Options', 2],
  ['Market: option A: cars, option B: trams, option C: nothing', undefined, 3],
])('keeps the name that "%s" gives to what it lists', (prompt, under, count) => {
  const named = readPrompt(prompt).own.filter((words) => words.under === under)
  expect(named).toHaveLength(count)
})

test.each([
  [
    'Convince the school board to start classes at 9 am',
    'Start classes at 9 am',
    'The school board',
  ],
  ['i need to tell my team about the new expense tool', 'The new expense tool', 'My team'],
  [
    'Wir wollen dem Gemeinderat drei Wege zum Bahnhof vorstellen',
    'Drei Wege zum Bahnhof',
    'Gemeinderat',
  ],
  [
    'Pitch for the city council: a library of tools',
    'A library of tools',
    'Pitch for the city council',
  ],
  ['Presentation for parents about screen time', 'Screen time', 'For parents'],
  ['高校生向けの授業：火山のしくみ', '火山のしくみ', '高校生向けの授業'],
])('"%s" is about %j, and somebody listens', (prompt, title, subtitle) => {
  expect(readPrompt(prompt)).toMatchObject({ title, subtitle })
})

test.each([
  [
    'A bike lane. We want approval from the council by May.',
    'We want approval from the council by May',
  ],
  ['Der Marktplatz. Der Rat soll am 12. Mai entscheiden.', 'Der Rat soll am 12. Mai entscheiden'],
  [
    'Des tasses lavables pour le bureau. Il faut décider avant juillet.',
    'Il faut décider avant juillet',
  ],
  ['Convince the board to plant trees', 'Plant trees'],
  ['Lezione sulle api: la regina, il miele, perché servono ai fiori', undefined],
  ['Update: revenue, staff, we need two vans', 'We need two vans'],
])('"%s" asks for "%s"', (prompt, ask) => {
  expect(readPrompt(prompt).ask).toBe(ask)
})

test('begins what somebody says who goes on and on with its first word', () => {
  const own = ownOf(
    'so basically i need to tell my team about the new expense tool, it starts in march, and managers approve within a week, also people keep asking about foreign currency',
  )
  expect(own).toEqual([
    'It starts in march',
    'Managers approve within a week',
    'People keep asking about foreign currency',
  ])
})

test('reads a sentence of names as a list', () => {
  expect(ownOf('Volcanoes. Magma, kinds of eruption, volcanoes of Japan')).toEqual([
    'Magma',
    'Kinds of eruption',
    'Volcanoes of Japan',
  ])
})
