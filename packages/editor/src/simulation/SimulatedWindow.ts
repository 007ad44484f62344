import { bulletsId, titleId, bulletText, readContent, type Slide } from '@deckloom/deck'
import { DeckDocument } from '../document/DeckDocument.ts'
import { WrittenLines } from '../document/WrittenLines.ts'
import { withoutBullet } from '../edits/bulletList.ts'
import { groupOf } from '../edits/arranging/groups.ts'
import { withGroup, withoutGroup } from '../edits/arranging/grouping.ts'
import { elementRichText } from '../edits/richText.ts'
import { textOfRuns } from '../edits/runLooks.ts'
import { Autosave } from '../saving/Autosave.ts'
import type { Clock, SendResult } from '../saving/ports.ts'
import type { Dice } from './Dice.ts'
import { SimulatedField } from './SimulatedField.ts'
import type { Announced, SimulatedServer } from './SimulatedServer.ts'

/** Texts stay clear of their limits: one that grew beyond would not be merged. */
const longestText = 120
const mostSlides = 12

interface WindowOptions {
  readonly name: string
  readonly server: SimulatedServer
  readonly clock: Clock
  readonly dice: Dice
  /** A letter that nobody has typed yet. */
  readonly nextLetter: () => string
  /** Whether it is connected to another server than the one that saves: it is told of versions, not of changes. */
  readonly isElsewhere: boolean
}

/** The editor of one person: the real document and the real saving, over a network that fails at random. */
export class SimulatedWindow {
  readonly document: DeckDocument
  readonly autosave: Autosave
  /** Letters that this person saw and took out of the deck, by deleting or by undo. */
  readonly removed = new Set<string>()
  /** Letters that this person brought back: if somebody else does, too, they are there twice. */
  readonly restored = new Set<string>()
  readonly #options: WindowOptions
  #field: SimulatedField | undefined
  #isOnline = true
  #stopListening: (() => void) | undefined
  #steps = 0
  #groups = 0

  constructor(options: WindowOptions) {
    this.#options = options
    const { server, clock, dice, name } = options
    let ids = 0
    this.document = new DeckDocument({
      title: 'Shared',
      slides: server.slides,
      newId: () => `${name}-${(ids += 1)}`,
    })
    this.autosave = new Autosave(
      {
        read: () => this.document.toSlides(),
        writeOpenTexts: () => this.document.writeOpenTexts(),
        send: (sending) => this.#ask(() => server.save(sending, name)),
        pull: () => this.#ask(() => server.read()),
        drafts: { write: async () => undefined, clear: async () => undefined },
        clock,
        random: dice.next,
        onMerged: ({ slides }) => {
          this.document.reconcile(slides)
          this.#show()
        },
      },
      { version: server.version, slides: server.slides },
    )
    this.document.onEdit(() => this.autosave.touch())
    this.document.onTyping(() => this.autosave.expectEdit())
    this.autosave.share(true)
    this.#connect()
  }

  get slides(): readonly Slide[] {
    return this.document.toSlides()
  }

  /** Does one thing that a person might do next. */
  act(): void {
    const { dice } = this.#options
    if (this.#field && dice.happens(0.75)) return this.#write(this.#field)
    this.close()
    const draw = dice.next()
    if (draw < 0.5) this.#open()
    else if (draw < 0.56) this.#place()
    else if (draw < 0.6) this.#group()
    else if (draw < 0.68) this.#move()
    else if (draw < 0.74) this.#add()
    else if (draw < 0.78) this.#takeOut(() => this.#deleteSlide())
    else if (draw < 0.84) this.#takeOut(() => this.#deleteBullet())
    else if (draw < 0.88) this.#note()
    else if (draw < 0.95) this.#takeOut(() => this.document.undo())
    else this.#takeOut(() => this.document.redo())
  }

  /** Cuts or restores the network. */
  setOnline(isOnline: boolean): void {
    if (this.#isOnline === isOnline) return
    this.#isOnline = isOnline
    if (isOnline) this.#connect()
    else this.#stopListening?.()
  }

  get isOnline(): boolean {
    return this.#isOnline
  }

  /** Leaves the open text field. */
  close(): void {
    if (!this.#field) return
    this.#field.written.write(this.#field)
    this.#field.written.stop()
    this.#field = undefined
    this.#steps += 1
  }

  /** Every letter of its texts. */
  letters(): string {
    return [...this.slides.flatMap(textsOf), this.#field?.text ?? ''].join('\n')
  }

  #connect() {
    const { server, isElsewhere } = this.#options
    this.#later(() => this.autosave.catchUp(server.version))
    this.#stopListening = server.listen(({ from, version, change }: Announced) => {
      this.#later(() => {
        if (!change || isElsewhere) this.autosave.catchUp(version)
        else this.autosave.receive({ from, version, ...change })
      })
    })
  }

  #later(run: () => void) {
    const { clock, dice } = this.#options
    clock.after(dice.between(2, 40), () => {
      if (this.#isOnline) run()
    })
  }

  /** A request that may be lost, or its answer. */
  async #ask(work: () => SendResult): Promise<SendResult> {
    const { dice } = this.#options
    await this.#pause()
    if (!this.#isOnline || dice.happens(0.02)) return { kind: 'unreachable' }
    const result = work()
    await this.#pause()
    return this.#isOnline && !dice.happens(0.02) ? result : { kind: 'unreachable' }
  }

  #pause(): Promise<void> {
    const { clock, dice } = this.#options
    return new Promise((resolve) => {
      clock.after(dice.between(2, 60), resolve)
    })
  }

  /** The field that is open shows what others did, and closes with its slide. */
  #show() {
    if (!this.#field) return
    this.#field.written.rebase(this.#field)
    if (!this.document.slide(this.#field.slideId)) this.close()
  }

  #open() {
    const { dice, clock } = this.#options
    const slide = dice.pick(this.slides)
    const hasLines = dice.happens(0.6)
    const elementId = hasLines ? bulletsId(slide) : titleId(slide)
    const rich = elementRichText(slide, elementId)
    if (!rich) return
    const text = rich.lines.map(({ runs }) => textOfRuns(runs)).join('\n')
    const place = {
      deck: this.document,
      slideId: slide.id,
      elementId,
      clock,
      isWatched: () => true,
    }
    this.#field = new SimulatedField(text, {
      slideId: slide.id,
      hasLines,
      caret: dice.below(text.length + 1),
      written: new WrittenLines({ ...place, key: `step ${this.#steps}` }),
    })
  }

  #write(field: SimulatedField) {
    const { dice, nextLetter } = this.#options
    const draw = dice.next()
    if (draw < 0.06) field.moveCaret(dice.below(field.text.length + 1))
    else if (field.text.length > longestText) this.close()
    else if (draw < 0.12 && field.hasLines) field.type('\n')
    else if (draw < 0.22) field.type(' ')
    else field.type(nextLetter())
  }

  #place() {
    const { dice } = this.#options
    const slide = dice.pick(this.slides)
    const box = { x: dice.below(600), y: dice.below(300), width: 400, height: 120 }
    this.document.placeElement(slide.id, titleId(slide), { box })
  }

  /** Groups elements and groups, or takes the outer layer off some. */
  #group() {
    const { dice, name } = this.#options
    const slide = dice.pick(this.slides)
    const { texts, visuals } = readContent(slide)
    const chosen = [...texts, ...visuals].filter(() => dice.happens(0.4))
    const ids = [...new Set(chosen.flatMap(({ id }) => groupOf(slide, id)))]
    const groupId = `${name}-group-${(this.#groups += 1)}`
    const takesApart = dice.happens(0.3)
    this.document.edit(slide.id, (now) =>
      takesApart ? withoutGroup(now, ids) : withGroup(now, ids, groupId),
    )
  }

  #move() {
    const { dice } = this.#options
    const { order } = this.document
    this.document.moveSlides([dice.pick(order)], dice.below(order.length))
  }

  #add() {
    if (this.slides.length < mostSlides)
      this.document.addSlide(this.#options.dice.pick(this.slides).id)
  }

  #deleteSlide() {
    if (this.slides.length > 2)
      this.document.deleteSlides([this.#options.dice.pick(this.slides).id])
  }

  #deleteBullet() {
    const { dice } = this.#options
    const slide = dice.pick(this.slides)
    const place = dice.below(readContent(slide).bullets.length)
    this.document.edit(slide.id, (present) => withoutBullet(present, place))
  }

  #note() {
    const { dice, nextLetter } = this.#options
    const slide = dice.pick(this.slides)
    const notes = slide.notes ?? ''
    const at = dice.below(notes.length + 1)
    const text = `${notes.slice(0, at)}${nextLetter()}${notes.slice(at)}`
    this.document.setNotes(slide.id, { text })
  }

  #takeOut(edit: () => void) {
    const before = new Set(this.letters())
    edit()
    const after = new Set(this.letters())
    for (const letter of before) if (!after.has(letter)) this.removed.add(letter)
    for (const letter of after) if (!before.has(letter)) this.restored.add(letter)
  }
}

function textsOf(slide: Slide): readonly string[] {
  const { title, bullets } = readContent(slide)
  return [title, ...bullets.map(bulletText), slide.notes ?? '']
}
