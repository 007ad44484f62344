/** How lines and borders are drawn, as choices. */
export const dashOptions = [
  { value: 'solid', label: 'Solid' },
  { value: 'dash', label: 'Dashed' },
  { value: 'dot', label: 'Dotted' },
] as const
