import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/editorTest.ts'
import { expectAccessible } from '../fixtures/expectAccessible.ts'
import { openSpeaker } from '../fixtures/steps/openSpeaker.ts'

const slides = [{ slide_title: 'Wells run dry', bullet_points: ['Every third well'] }]

test('captions show what is said in both windows, once they are started, and say what is wrong', async ({
  page,
  makeDeck,
}) => {
  const { id } = await makeDeck({ slides })
  await speak(page)
  await page.goto(`/slideshow/${id}`)
  await expect(page.getByText('1 / 1')).toBeAttached()
  const speaker = await openSpeaker(page)
  await page.bringToFront()
  const panel = page.getByRole('dialog', { name: 'Live captions' })
  const line = (window: Page) => window.getByRole('region', { name: 'Captions' })

  await page.keyboard.press('c')
  await expect(panel).toContainText('may send the sound to its maker')
  await expectAccessible(page)
  await panel.getByRole('combobox', { name: 'Spoken language' }).selectOption('de-DE')
  await panel.getByRole('button', { name: 'Start captions' }).click()
  await expect(panel).toHaveCount(0)
  await expect(line(page)).toHaveText('Listening…')
  await hear(page, 'result', { results: [[{ transcript: 'Jeder dritte Brunnen' }]] })
  await expect(line(page)).toHaveText('Jeder dritte Brunnen')
  await expect(line(speaker)).toHaveText('Jeder dritte Brunnen')
  await expectAccessible(page)

  await test.step('the other window ends them', async () => {
    await speaker.bringToFront()
    await speaker.keyboard.press('c')
    await expect(line(page)).toHaveCount(0)
    await expect(line(speaker)).toHaveCount(0)
  })

  await test.step('a microphone that is denied', async () => {
    await page.bringToFront()
    await page.keyboard.press('c')
    await expect(panel.getByRole('combobox')).toHaveValue('de-DE')
    await panel.getByRole('button', { name: 'Start captions' }).click()
    await expect(line(page)).toHaveText('Listening…')
    await hear(page, 'error', { error: 'not-allowed' })
    await expect(panel.getByRole('alert')).toContainText('The microphone is blocked')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await expect(panel).toHaveCount(0)
    await expect(page.getByText('1 / 1')).toBeAttached()
  })

  await test.step('the window that listens is reloaded', async () => {
    await page.keyboard.press('c')
    await panel.getByRole('button', { name: 'Start captions' }).click()
    await expect(line(page)).toHaveText('Listening…')
    await hear(page, 'result', { results: [[{ transcript: 'Jeder zweite' }]] })
    await expect(line(speaker)).toHaveText('Jeder zweite')
    await page.reload()
    await expect(line(speaker)).toHaveCount(0)
  })

  await test.step('a browser without it', async () => {
    await speaker.evaluate(() => {
      Reflect.set(globalThis, 'SpeechRecognition', undefined)
      Reflect.set(globalThis, 'webkitSpeechRecognition', undefined)
    })
    await speaker.bringToFront()
    await speaker.getByRole('button', { name: 'Live captions' }).click()
    await expect(speaker.getByText('This browser doesn’t offer speech recognition')).toBeVisible()
  })
})

/** Stands in for the browser's speech recognition, which needs a voice; the page calls it as it would the real one. */
async function speak(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      lang = ''
      start() {
        Reflect.set(globalThis, 'heard', this)
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Reflect.set(globalThis, 'SpeechRecognition', Recognition)
  })
}

async function hear(page: Page, type: 'result' | 'error', detail: object): Promise<void> {
  await page.evaluate(
    ([name, fields]) => {
      const heard: unknown = Reflect.get(globalThis, 'heard')
      if (heard instanceof EventTarget) heard.dispatchEvent(Object.assign(new Event(name), fields))
    },
    [type, detail] as const,
  )
}
