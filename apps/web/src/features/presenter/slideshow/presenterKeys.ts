import type { SlideshowStep } from './slideshow.ts'

/** Commands of a single window; the rest change what all windows of the show display. */
const toolCommands = [
  'escape',
  'close',
  'fillScreen',
  'toggleFullscreen',
  'overview',
  'laser',
  'pen',
  'highlighter',
  'eraser',
  'undoInk',
  'clearInk',
  'captions',
  'speaker',
  'timer',
  'help',
] as const

export type ToolCommand = (typeof toolCommands)[number]
export type PresenterCommand =
  | ToolCommand
  | Exclude<SlideshowStep['kind'], 'goTo' | 'follow' | 'zoom'>

/** The bar has a button to close, the keyboard goes one level back. */
export type KeyedCommand = Exclude<PresenterCommand, 'close'>

export function isToolCommand(command: PresenterCommand): command is ToolCommand {
  return toolCommands.some((tool) => tool === command)
}

/**
 * The browser's names of the keys in lower case, `ctrl` before `shift`. A key without an entry for Shift is the same with
 * and without it. F5 is what clickers send to start a show: it must not load the page anew.
 */
const presenterKeys: readonly (readonly [KeyedCommand, readonly string[]])[] = [
  ['next', ['arrowright', 'arrowdown', 'pagedown', ' ', 'enter', 'n']],
  ['previous', ['arrowleft', 'arrowup', 'pageup', 'backspace', 'shift+ ']],
  ['first', ['home']],
  ['last', ['end']],
  ['nextOfAll', ['h']],
  ['overview', ['g', 'o']],
  ['togglePlay', ['p']],
  ['toggleFullscreen', ['f']],
  ['fillScreen', ['f5']],
  ['speaker', ['s']],
  ['toggleSteps', ['r']],
  ['black', ['b', '.']],
  ['white', ['w', ',']],
  ['laser', ['l', 'ctrl+l']],
  ['pen', ['d', 'ctrl+p']],
  ['highlighter', ['i', 'ctrl+i']],
  ['eraser', ['shift+e', 'ctrl+e']],
  ['clearInk', ['e']],
  ['undoInk', ['z', 'ctrl+z']],
  ['zoomIn', ['+', '=']],
  ['zoomOut', ['-']],
  ['zoomReset', ['0']],
  ['captions', ['c']],
  ['timer', ['t']],
  ['help', ['?', 'f1']],
  ['escape', ['escape']],
]

const commands = new Map(
  presenterKeys.flatMap(([command, keys]) => keys.map((key) => [key, command] as const)),
)

export interface PressedKey {
  readonly key: string
  readonly shiftKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
}

/** Returns the command of a key. */
export function presenterCommand(pressed: PressedKey): PresenterCommand | undefined {
  const key = pressed.key.toLowerCase()
  if (pressed.ctrlKey || pressed.metaKey)
    return pressed.shiftKey ? undefined : commands.get(`ctrl+${key}`)
  return (pressed.shiftKey ? commands.get(`shift+${key}`) : undefined) ?? commands.get(key)
}
