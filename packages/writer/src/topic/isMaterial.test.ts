import { expect, test } from 'vitest'
import clinic from '../../../../fixtures/briefs/clinic-cold-chain.md?raw'
import { isMaterial } from './isMaterial.ts'

test.each([
  clinic,
  'Sales rose by 12% to €4.1 million. Churn fell to 3%. We opened four stores.',
  '# Minutes\n\n- Ana orders the pump by Friday\n- Jo calls the port',
  '| Region | Q1 | Q2 |\n| North | 12 | 14 |\n| South | 9 | 11 |\n\n- all in thousands\n- without returns',
  `We met on Tuesday. ${'The pump was late again and the yard had no spare. '.repeat(9)}`,
  '売上は12%増の4億円でした。解約率は3%に下がりました。店舗を4つ開きました。',
])('"%s" is material', (prompt) => {
  expect(isMaterial(prompt)).toBe(true)
})

test.each([
  'Coffee',
  'Fire safety training for warehouse staff. Keep it practical. Include evacuation routes and first aid.',
  'Customer service\n- greeting\n- listening\n- solving problems',
  'Energy use of our data centres in 2025: 48 GWh in total, 71% renewable, PUE of 1.28',
  'We build a sensor for harbours. Dredging costs ports €2 million a year. We are raising €1.5 million.',
  `A talk about ${'trains and boats and '.repeat(24)}planes`,
  'Quarterly report\n- North $420,000\n- South $310,000\n- West $515,000',
  `ok so i need something for monday, ${'and the yard has no spare, '.repeat(15)}\n- why now\n- who helps`,
])('"%s" is a wish', (prompt) => {
  expect(isMaterial(prompt)).toBe(false)
})
