/** Rounds page units: a hundredth is far below a pixel on any screen, and the numbers stay short. */
export function roundUnits(value: number): number {
  return Math.round(value * 100) / 100
}
