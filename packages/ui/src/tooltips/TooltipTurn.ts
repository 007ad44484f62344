const delayMs = 700
const skipDelayMs = 300

/** The tooltip that is open, and when the last one closed. */
const page: { open?: TooltipTurn | undefined; closedAt: number } = { closedAt: -Infinity }

/**
 * When the tooltip of one element opens and closes: 700 ms after the pointer came, at once within 300 ms of the last
 * one, and at once with the focus. One is open at a time.
 */
export class TooltipTurn {
  readonly #show: (isOpen: boolean) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #hasEntered = false
  #isPressed = false
  #isLeft = false

  constructor(show: (isOpen: boolean) => void) {
    this.#show = show
  }

  /** The pointer moves over the element. */
  enter(): void {
    this.#isLeft = false
    // On its way to an open tooltip the pointer may cross other elements.
    const { open } = page
    if (this.#hasEntered || (open && open.#isLeft)) return
    this.#hasEntered = true
    if (open || performance.now() - page.closedAt < skipDelayMs) this.#open()
    else this.#timer = setTimeout(() => this.#open(), delayMs)
  }

  /** The pointer leaves the element. An open tooltip stays while the pointer is on its way there. */
  leave(): void {
    clearTimeout(this.#timer)
    this.#hasEntered = false
    this.#isLeft = true
  }

  press(): void {
    this.close()
    this.#isPressed = true
    document.addEventListener('pointerup', () => (this.#isPressed = false), { once: true })
  }

  focus(): void {
    if (!this.#isPressed) this.#open()
  }

  close(): void {
    clearTimeout(this.#timer)
    if (page.open !== this) return
    page.open = undefined
    page.closedAt = performance.now()
    this.#show(false)
  }

  #open() {
    clearTimeout(this.#timer)
    if (page.open === this) return
    page.open?.close()
    page.open = this
    this.#isLeft = false
    this.#show(true)
  }
}
