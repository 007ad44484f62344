import { page } from '@deckloom/deck'
import { luminance, mix } from '../../colors/color.ts'
import type { Look } from '../../colors/look.ts'
import type { Mark, Rgb } from '../../marks.ts'
import { addPictures } from '../../pictures/addPicture.ts'
import { addEyebrow, addTitle } from '../../parts/headParts.ts'
import { addBodyText } from '../../parts/leadParts.ts'
import { rectPath } from '../../paths.ts'
import type { Sheet } from '../../sheet.ts'
import type { Stage } from '../../stage.ts'
import { isGround } from '../isGround.ts'
import { anyPictures, type LayoutDrawing, plan } from '../layOut.ts'
import { picturePlans } from '../lists/titleBulletsImage.ts'
import { areaSlot, textSlot, type SlotTable } from '../slot.ts'

const fullPictureSlots = {
  image: areaSlot([0, 0, 1200, 675]),
  scrim: areaSlot([0, 180, 1200, 495]),
  eyebrow: textSlot('eyebrow', [60, 390, 712, 22], { size: 16, floor: 14 }),
  title: textSlot('section', [60, 420, 804, 130], { size: 56, floor: 40 }),
  lead: textSlot('lead', [60, 562, 712, 62], { size: 24, floor: 20 }),
} as const satisfies SlotTable

const onScrim = '#FFFFFF'
/** Distance above the text, in page units, at which the scrim starts. */
const scrimRun = 270

/** Fills the page with the picture; a scrim that darkens toward the bottom carries one line of white text. */
function layFullPicture(stage: Stage, sheet: Sheet): void {
  const slots = fullPictureSlots
  addPictures(stage, sheet, { slot: slots.image.box, treatment: 'full' })
  const text = stage.slide.slotBoxes?.title ?? slots.title.box
  sheet.add(scrim(stage.look, Math.max(0, Math.min(text.y, slots.eyebrow.box.y) - scrimRun)))
  addEyebrow(stage, sheet, { slot: slots.eyebrow, color: onScrim })
  addTitle(stage, sheet, { slot: slots.title, color: onScrim })
  addBodyText(stage, sheet, {
    slot: slots.lead,
    items: stage.items,
    color: onScrim,
    placeholder: { type: 'body', index: 1 },
  })
}

/**
 * Creates a scrim on which white text passes 4.5 : 1 even over a white picture: where text may start, it is 62 percent
 * of a near-black, which leaves 6 : 1.
 */
function scrim(look: Look, top: number): Mark {
  const color = scrimColor(look)
  const box = { x: 0, y: top, width: page.width, height: page.height - top }
  return {
    mark: 'path',
    id: 'scrim',
    box,
    d: rectPath(box),
    fill: {
      kind: 'linear',
      from: [0, top],
      to: [0, page.height],
      stops: [
        { at: 0, color, alpha: 0 },
        { at: 0.45, color, alpha: 0.62 },
        { at: 1, color, alpha: 0.9 },
      ],
    },
    alt: '',
  }
}

function scrimColor({ palette }: Look): Rgb {
  const tokens = [palette.bg, palette.surface, palette.ink, palette.title]
  const [darkest = '#000000'] = tokens.toSorted((a, b) => luminance(a) - luminance(b))
  return mix(darkest, '#000000', 0.4)
}

/** One line of text over a picture that fills the page. */
export const fullImageBackground: LayoutDrawing = {
  plans: (stage) =>
    picturePlans(stage, isGround(stage) ? [plan('full image background', layFullPicture)] : []),
  mostPictures: anyPictures,
}
