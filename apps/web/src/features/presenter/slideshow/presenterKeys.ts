import type { SlideshowStep } from './slideshow.ts'

/** Commands of a single window; the rest change what all windows of the show display. */
const toolCommands = [
  'close',
  'toggleFullscreen',
  'overview',
  'laser',
  'speaker',
  'timer',
  'help',
] as const

export type ToolCommand = (typeof toolCommands)[number]
export type PresenterCommand = ToolCommand | Exclude<SlideshowStep['kind'], 'goTo' | 'follow'>

export function isToolCommand(command: PresenterCommand): command is ToolCommand {
  return toolCommands.some((tool) => tool === command)
}

interface PresenterKey {
  readonly command: PresenterCommand
  /** Browser key names; letters in lowercase. */
  readonly keys: readonly string[]
  /** As displayed on the shortcut sheet. */
  readonly shown: readonly string[]
  readonly does: string
}

/** Every key, in the order of the shortcut sheet. */
export const presenterKeys: readonly PresenterKey[] = [
  {
    command: 'next',
    keys: ['arrowright', 'arrowdown', 'pagedown', ' ', 'enter'],
    shown: ['→', 'Space', 'PgDn'],
    does: 'Next slide or bullet',
  },
  {
    command: 'previous',
    keys: ['arrowleft', 'arrowup', 'pageup', 'backspace'],
    shown: ['←', 'PgUp'],
    does: 'Previous slide or bullet',
  },
  { command: 'first', keys: ['home'], shown: ['Home'], does: 'First slide' },
  { command: 'last', keys: ['end'], shown: ['End'], does: 'Last slide' },
  { command: 'overview', keys: ['g', 'o'], shown: ['G', 'O'], does: 'All slides' },
  { command: 'togglePlay', keys: ['p'], shown: ['P'], does: 'Play or pause' },
  { command: 'toggleFullscreen', keys: ['f'], shown: ['F'], does: 'Full screen' },
  { command: 'speaker', keys: ['s'], shown: ['S'], does: 'Speaker window' },
  { command: 'toggleSteps', keys: ['r'], shown: ['R'], does: 'Bullets one by one' },
  { command: 'black', keys: ['b', '.'], shown: ['B', '.'], does: 'Black screen' },
  { command: 'white', keys: ['w', ','], shown: ['W', ','], does: 'White screen' },
  { command: 'laser', keys: ['l'], shown: ['L'], does: 'Laser pointer' },
  { command: 'timer', keys: ['t'], shown: ['T'], does: 'Elapsed time' },
  { command: 'help', keys: ['?'], shown: ['?'], does: 'Keyboard shortcuts' },
  { command: 'close', keys: ['escape'], shown: ['Esc'], does: 'Close' },
]

const commands = new Map(
  presenterKeys.flatMap(({ command, keys }) => keys.map((key) => [key, command] as const)),
)

/** Returns the command of a key. */
export function presenterCommand(key: string): PresenterCommand | undefined {
  return commands.get(key.toLowerCase())
}
