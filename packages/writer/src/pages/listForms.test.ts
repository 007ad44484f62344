import { bulletText } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { writeDeck } from '../testing/writeDeck.ts'

const plan = `# Renewal

The gateways are renewed within one year, and nobody notices it.

## Schedule

- April 2026: tender
- June 2026: award
- July to September 2026: conversion of 30 stations
- 15. December 2026: the old radio is switched off

## Setting up

1. Pull the image from the registry of the harbor
2. Copy the example and enter your own 8 gauges
3. Start the server with the port that is free
`

const pages = async () => {
  const { slides } = await writeDeck({
    prompt: 'Presentation of this',
    source: plan,
    slideCount: 4,
    presentationType: 'report',
  })
  return slides.map(({ slide_title: title, layout_template: layout, bullet_points: points }) => ({
    title,
    layout,
    points: points.map((point) => bulletText(point)),
  }))
}

test('days, months and spans of months make a timeline', async () => {
  const found = (await pages()).find(({ layout }) => layout === 'timeline')

  expect(found?.points).toHaveLength(4)
})

test('no item of a list becomes the title of the others', async () => {
  const found = (await pages()).find(({ points }) =>
    points.some((point) => point.startsWith('2. Copy')),
  )

  expect(found?.title).toBe('Setting up')
  expect(found?.points).toHaveLength(3)
})
