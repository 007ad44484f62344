import { expect, test } from 'vitest'
import { orderFrom, formatPrice } from './order.ts'

test('G-039 without a parameter the page is about Pro by the month', () => {
  expect(orderFrom('')).toEqual({ tier: 'pro', interval: 'month', price: 2 })
})

test('the parameters name the plan and the period; what is not sold falls back to the month', () => {
  expect(orderFrom('plan=pro&interval=year')).toEqual({ tier: 'pro', interval: 'year', price: 20 })
  expect(orderFrom('plan=business')).toEqual({ tier: 'business', interval: 'month', price: 99 })
  expect(orderFrom('plan=business&interval=year')).toMatchObject({ interval: 'month', price: 99 })
  expect(orderFrom('plan=free&interval=week')).toEqual(orderFrom(''))
})

test('a price is written with its cents and its period', () => {
  expect(formatPrice(orderFrom(''))).toBe('$2.00/month')
  expect(formatPrice(orderFrom('plan=business'))).toBe('$99.00/month')
  expect(formatPrice(orderFrom('interval=year'))).toBe('$20.00/year')
})
