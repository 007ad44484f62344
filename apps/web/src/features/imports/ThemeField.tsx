import { type ThemeChoice, type ThemeId, themeIds } from '@deckloom/deck'
import { type Theme, themes } from '@deckloom/themes'
import type { ReactNode } from 'react'

export interface ThemeFieldProps {
  /** Undefined keeps the look of the file. */
  readonly value: ThemeChoice | undefined
  readonly onChange: (theme: ThemeChoice | undefined) => void
  readonly disabled: boolean
}

/** Keeps the look of the file, or lays out the slides again in a theme. */
export function ThemeField({ value, onChange, disabled }: ThemeFieldProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1 text-ui font-label">Theme</legend>
      <p className="mb-2.5 text-small text-ink-muted">
        A theme lays out the slides again. All text is kept, but positions and colors set by hand
        are replaced. The original slides stay in the version history.
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4">
        <Choice label="Same as the file" checked={!value} onChoose={() => onChange(undefined)}>
          <span className="flex size-full items-center justify-center bg-surface-sunken text-small text-ink-muted">
            Unchanged
          </span>
        </Choice>
        {themeIds.map((id) => (
          <Choice
            key={id}
            label={themes[id].name}
            checked={value?.id === id}
            onChoose={() => onChange(choiceOf(id))}
          >
            <Swatch theme={themes[id]} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

function choiceOf(id: ThemeId): ThemeChoice {
  return { id, variant: themes[id].defaultVariant }
}

interface ChoiceProps {
  readonly label: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ label, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-w-0 cursor-pointer flex-col gap-1 rounded-control p-1 outline-offset-1 outline-focus has-checked:bg-primary-soft has-focus-visible:outline-2">
      <span
        aria-hidden="true"
        className="block aspect-video overflow-hidden rounded-chip shadow-[inset_0_0_0_1px_var(--line)]"
      >
        {children}
      </span>
      <span className="flex items-center gap-1.5 px-1 text-small">
        <input
          type="radio"
          name="import-look"
          checked={checked}
          onChange={onChoose}
          className="size-4 shrink-0 accent-primary"
        />
        <span className="truncate">{label}</span>
      </span>
    </label>
  )
}

/** A miniature page in a theme's colors: title, lines and accents. */
function Swatch({ theme }: { readonly theme: Theme }) {
  const palette = theme[theme.defaultVariant]
  return (
    <svg viewBox="0 0 64 36" className="block size-full">
      <rect width="64" height="36" fill={palette.bg} />
      <rect x="6" y="7" width="30" height="5" rx="1" fill={palette.title} />
      <rect x="6" y="16" width="24" height="2" fill={palette.muted} />
      <rect x="6" y="21" width="20" height="2" fill={palette.muted} />
      {[palette.accent1, palette.accent2, palette.accent3].map((color, index) => (
        <rect
          key={color}
          x={42 + index * 6}
          y={26 - index * 6}
          width="4.5"
          height={4 + index * 6}
          fill={color}
        />
      ))}
    </svg>
  )
}
