/** Props of icons next to labels and in buttons. */
export const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
export const smallIconProps = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
