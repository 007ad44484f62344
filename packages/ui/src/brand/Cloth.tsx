import { type ReactNode, useMemo } from 'react'
import { weave, type Weave } from './weave.ts'

export interface ClothProps extends Weave {
  readonly ground?: string
  /** How the cloth fills its box: `preserveAspectRatio` of SVG. */
  readonly fit?: string
  readonly className?: string | undefined
  /** Drawn above the cloth, in its units. */
  readonly children?: ReactNode
}

/** The one illustration: plain weave. Decorative, so hidden from assistive technology. */
export function Cloth(props: ClothProps) {
  const { ground, fit = 'xMidYMid slice', className, children, ...pattern } = props
  const woven = useMemo(
    () => weave(pattern),
    // Callers write the pattern inline, so compare its content rather than its identity.
    // oxlint-disable-next-line react/exhaustive-deps
    [JSON.stringify(pattern)],
  )
  return (
    <svg
      viewBox={`0 0 ${woven.width} ${woven.height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {ground !== undefined && <rect width={woven.width} height={woven.height} fill={ground} />}
      {woven.paths.map((path, layer) => (
        <path key={`${path.fill} ${layer}`} fill={path.fill} d={path.d} />
      ))}
      {children}
    </svg>
  )
}
