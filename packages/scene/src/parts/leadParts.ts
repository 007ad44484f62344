import type { Box } from '@deckloom/deck'
import type { Look } from '../colors/look.ts'
import type { TextSlot } from '../layouts/slot.ts'
import type { PlaceholderRequest, Sheet } from '../sheet.ts'
import type { ListItem } from '../listItems.ts'
import type { Stage } from '../stage.ts'
import { roleParagraph, type RoleText } from '../type/roleParagraph.ts'
import { bodyBox } from './bodyBox.ts'

export interface BodyTextRequest {
  readonly slot: TextSlot
  readonly items: readonly ListItem[]
  readonly id?: string
  readonly placeholder: Omit<PlaceholderRequest, 'box'>
  readonly look?: Look
  readonly color?: string
  readonly align?: RoleText['align']
  /** Whether the first item is a name that the others describe. */
  readonly firstStrong?: boolean
  readonly token?: RoleText['token']
  /** Space between items, in page units. */
  readonly gap?: number
  /** Actual position of the text, if the slot's box is only the layout's placeholder. */
  readonly box?: Box
  /** Whether the slot is the body, which the user may have moved. */
  readonly movable?: boolean
}

/** Adds bullets as running text in a slot: a lead, an attribution, a line of names. */
export function addBodyText(stage: Stage, sheet: Sheet, request: BodyTextRequest): void {
  const { slot, look, placeholder } = request
  const elementId = `bullets-${stage.slide.id}`
  const place = request.movable === false ? undefined : bodyBox(stage, sheet, slot.box)
  const box = request.box ?? slot.box
  sheet.text({
    id: request.id ?? elementId,
    origin: { elementId, role: 'bullets' },
    box: place ? place(box) : box,
    anchor: slot.anchor,
    steps: stepsOf(placeholder),
    paragraphs: request.items.map((item, index) =>
      roleParagraph(
        { book: stage.book, look: look ?? stage.look },
        {
          role: slot.role,
          text: item.text.replaceAll('\n', ' '),
          runs: item.runs,
          size: slot.size,
          floor: slot.floor,
          style: stage.slide.bulletStyle,
          color:
            item.color ??
            (stage.slide.bulletStyle?.color === undefined ? request.color : undefined),
          align: request.align,
          ...(request.token && { token: request.token }),
          ...(request.firstStrong && index === 0 && { font: 'strong', token: 'ink' }),
          spaceBefore: index === 0 ? 0 : (request.gap ?? 6),
        },
      ),
    ),
    placeholder: { ...placeholder, box: slot.box },
  })
}

// The line below a title appears together with it.
function stepsOf({ type }: BodyTextRequest['placeholder']): 'paragraphs' | undefined {
  return type === 'body' ? 'paragraphs' : undefined
}
