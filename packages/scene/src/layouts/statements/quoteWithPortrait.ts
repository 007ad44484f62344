import { addPictures } from '../../pictures/addPicture.ts'
import { addPortrait } from '../../pictures/addPortrait.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { spillPlans } from '../component.ts'
import { anyPictures, type LayoutDrawing, plan } from '../layOut.ts'
import { areaSlot, textSlot, type SlotTable } from '../slot.ts'
import { addQuote, centeredQuote } from './centeredQuote.ts'

const quotePortraitSlots = {
  image: areaSlot([0, 0, 440, 675]),
  mark: areaSlot([496, 96, 66, 52]),
  quote: textSlot('quote', [496, 150, 644, 348], { size: 38, floor: 28, anchor: 'middle' }),
  attribution: textSlot('attribution', [496, 516, 620, 56], { size: 20, floor: 18 }),
} as const satisfies SlotTable

/** Returns whether there is a speaker to show: a picture, or a name to draw a portrait for. */
function hasSpeaker({ pictures, items }: Stage): boolean {
  return pictures.length > 0 || items.length > 0
}

/** Lets the speaker's picture bleed to the page's edge, with the text beside it. */
function layPortraitQuote(stage: Stage, sheet: Sheet): void {
  const slots = quotePortraitSlots
  const place = { slot: slots.image.box, treatment: 'portrait' } as const
  if (stage.pictures.length > 0) addPictures(stage, sheet, place)
  else {
    const name = stage.items[0]?.text ?? ''
    addPortrait(stage, sheet, { index: 0, name, box: place.slot, treatment: place.treatment })
  }
  addQuote(stage, sheet, slots)
}

/** A quote with its speaker's portrait; just the quote if there is nobody to show. */
export const quoteWithPortrait: LayoutDrawing = {
  plans: (stage) => {
    if (!hasSpeaker(stage)) return centeredQuote.plans(stage)
    const rescue = stage.pictures.length > 0 ? spillPlans(stage) : centeredQuote.plans(stage)
    return [plan('quote with portrait', layPortraitQuote), ...rescue]
  },
  mostPictures: anyPictures,
}
