import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hears presses on the paper beside every element, and on the ground around the paper, which an ancestor with
 * `data-ground` is. Escape is the same for the keyboard.
 */
export function useGround(
  paper: RefObject<HTMLElement | null>,
  onPress: (event: PointerEvent, target: HTMLElement) => void,
): void {
  const handlePress = useEffectEvent((event: PointerEvent) => {
    const { target, currentTarget } = event
    if (!(target instanceof Element) || !(currentTarget instanceof HTMLElement)) return
    const onPaper = target.closest('#content') !== null
    const onPicture = target.closest('#content > svg') !== null || target === paper.current
    if (onPaper && !onPicture) return
    // A press on a bar that scrolls the ground is none on it.
    if (!onPaper && target === currentTarget && isOnScrollBar(event, currentTarget)) return
    onPress(event, currentTarget)
  })
  useEffect(() => {
    const ground = paper.current?.closest<HTMLElement>('[data-ground]') ?? paper.current
    if (!ground) return
    ground.addEventListener('pointerdown', handlePress)
    return () => ground.removeEventListener('pointerdown', handlePress)
  }, [paper])
}

function isOnScrollBar({ clientX, clientY }: PointerEvent, ground: HTMLElement): boolean {
  const { left, top } = ground.getBoundingClientRect()
  return clientX - left >= ground.clientWidth || clientY - top >= ground.clientHeight
}
