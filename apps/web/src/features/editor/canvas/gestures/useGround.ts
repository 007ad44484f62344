import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Handles presses on the paper outside elements, and on the background around it, which is an ancestor with
 * `data-ground`. Escape is the keyboard equivalent.
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
    // Ignores presses on the scroll bar.
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
