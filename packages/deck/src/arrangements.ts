/** The five positions of the canvas's layout switcher: the same content, rearranged. */
export const arrangements = ['Left', 'Center', 'Overlay', 'Split', 'Focus'] as const
