/** Where a key is heard: `canvas` while the slide or nothing has the focus, `anywhere` except where text is typed. */
type Place = 'canvas' | 'anywhere'

interface Shortcut {
  readonly action: string
  /** Mod is Ctrl, or Command on a Mac. A key is what it writes, or its name. */
  readonly keys: readonly string[]
  readonly words: string
  readonly section: 'Select' | 'Change' | 'Arrange' | 'Deck and view'
  readonly at: Place
  /** The browser tells of it by an event of its own. */
  readonly told?: true
}

/** Every key of the editor: what listens to keys reads it, and so does the sheet that lists them. */
export const shortcuts = [
  {
    action: 'walk',
    keys: ['Tab', 'Shift+Tab'],
    words: 'Go to the next or previous element',
    section: 'Select',
    at: 'canvas',
    told: true,
  },
  {
    action: 'selectAll',
    keys: ['Mod+A'],
    words: 'Select everything on the slide',
    section: 'Select',
    at: 'canvas',
  },
  {
    action: 'choose',
    keys: ['Mod+Space'],
    words: 'Choose several: Tab walks, Space adds and takes away',
    section: 'Select',
    at: 'canvas',
  },
  {
    action: 'stepOut',
    keys: ['Escape'],
    words: 'Leave the text, then the selection',
    section: 'Select',
    at: 'canvas',
  },
  {
    action: 'menu',
    keys: ['Shift+F10', 'ContextMenu'],
    words: 'Open the menu of the selection',
    section: 'Select',
    at: 'canvas',
    told: true,
  },
  {
    action: 'open',
    keys: ['Enter', 'F2'],
    words: 'Write in the text, or open the chart or shape',
    section: 'Change',
    at: 'canvas',
  },
  {
    action: 'delete',
    keys: ['Delete', 'Backspace'],
    words: 'Delete',
    section: 'Change',
    at: 'canvas',
  },
  {
    action: 'duplicate',
    keys: ['Mod+D'],
    words: 'Duplicate',
    section: 'Change',
    at: 'anywhere',
  },
  { action: 'copy', keys: ['Mod+C'], words: 'Copy', section: 'Change', at: 'anywhere', told: true },
  { action: 'cut', keys: ['Mod+X'], words: 'Cut', section: 'Change', at: 'anywhere', told: true },
  {
    action: 'paste',
    keys: ['Mod+V'],
    words: 'Paste elements, text or a picture',
    section: 'Change',
    at: 'anywhere',
    told: true,
  },
  {
    action: 'copyStyle',
    keys: ['Mod+Alt+C'],
    words: 'Copy the style',
    section: 'Change',
    at: 'anywhere',
  },
  {
    action: 'pasteStyle',
    keys: ['Mod+Alt+V'],
    words: 'Paste the style',
    section: 'Change',
    at: 'anywhere',
  },
  {
    action: 'nudge',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    words: 'Move by 1, with Shift by 10, with Alt change the size',
    section: 'Arrange',
    at: 'canvas',
    told: true,
  },
  {
    action: 'turnRight',
    keys: ['R'],
    words: 'Turn right by 15 degrees',
    section: 'Arrange',
    at: 'canvas',
  },
  {
    action: 'turnLeft',
    keys: ['Shift+R'],
    words: 'Turn left by 15 degrees',
    section: 'Arrange',
    at: 'canvas',
  },
  { action: 'group', keys: ['Mod+Alt+G'], words: 'Group', section: 'Arrange', at: 'anywhere' },
  {
    action: 'ungroup',
    keys: ['Mod+Alt+Shift+G'],
    words: 'Ungroup',
    section: 'Arrange',
    at: 'anywhere',
  },
  {
    action: 'lock',
    keys: ['Mod+Alt+L'],
    words: 'Lock or unlock',
    section: 'Arrange',
    at: 'anywhere',
  },
  {
    action: 'forward',
    keys: ['Mod+ArrowUp'],
    words: 'Bring forward',
    section: 'Arrange',
    at: 'canvas',
  },
  {
    action: 'backward',
    keys: ['Mod+ArrowDown'],
    words: 'Send backward',
    section: 'Arrange',
    at: 'canvas',
  },
  {
    action: 'front',
    keys: ['Mod+Shift+ArrowUp'],
    words: 'Bring to front',
    section: 'Arrange',
    at: 'canvas',
  },
  {
    action: 'back',
    keys: ['Mod+Shift+ArrowDown'],
    words: 'Send to back',
    section: 'Arrange',
    at: 'canvas',
  },
  {
    action: 'undo',
    keys: ['Mod+Z'],
    words: 'Undo',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'redo',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    words: 'Redo',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'save',
    keys: ['Mod+S'],
    words: 'Save now; edits also save themselves',
    section: 'Deck and view',
    at: 'anywhere',
    told: true,
  },
  {
    action: 'previousSlide',
    keys: ['PageUp'],
    words: 'Previous slide',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'nextSlide',
    keys: ['PageDown'],
    words: 'Next slide',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'zoomIn',
    keys: ['Mod++', 'Mod+='],
    words: 'Zoom in',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'zoomOut',
    keys: ['Mod+-'],
    words: 'Zoom out',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'zoomFit',
    keys: ['Mod+0'],
    words: 'Fit to window',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'grid',
    keys: ["Mod+'"],
    words: 'Show or hide the grid',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'rulers',
    keys: ['Mod+Alt+R'],
    words: 'Show or hide the rulers',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'shortcuts',
    keys: ['Mod+/'],
    words: 'Show this sheet',
    section: 'Deck and view',
    at: 'anywhere',
  },
  {
    action: 'shortcuts',
    keys: ['?'],
    words: 'Show this sheet, from the slide',
    section: 'Deck and view',
    at: 'canvas',
  },
] as const satisfies readonly Shortcut[]

export type ShortcutAction = (typeof shortcuts)[number]['action']
