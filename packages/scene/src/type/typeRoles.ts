import type { PaletteToken } from '@deckloom/themes'

/** Style of one kind of text in every theme. Sizes are in the slots: the same role is larger in a wider slot. */
export interface RoleStyle {
  readonly font: 'heading' | 'body' | 'strong' | 'eyebrow'
  readonly token: PaletteToken
  /** Baseline to baseline, as a multiple of the size. */
  readonly leading: number
  /** In em, or a multiple of the theme's own tracking. */
  readonly tracking: { readonly em: number } | { readonly ofTheme: number }
  /** Line breaking: headings and short texts are balanced; running text only avoids a last line with a single word. */
  readonly balance: 'none' | 'balance' | 'orphans'
  /** Largest size, before the theme's scale, that text may grow to without adding lines. */
  readonly grow?: number
}

const none = { em: 0 }

export const typeRoles = {
  display: {
    font: 'heading',
    token: 'title',
    leading: 1.04,
    tracking: { ofTheme: 1.2 },
    balance: 'balance',
    grow: 112,
  },
  section: {
    font: 'heading',
    token: 'title',
    leading: 1.06,
    tracking: { ofTheme: 1.1 },
    balance: 'balance',
    grow: 76,
  },
  statement: {
    font: 'heading',
    token: 'title',
    leading: 1.1,
    tracking: { ofTheme: 1 },
    balance: 'balance',
    grow: 112,
  },
  title: {
    font: 'heading',
    token: 'title',
    leading: 1.12,
    tracking: { ofTheme: 0.8 },
    balance: 'balance',
    grow: 48,
  },
  quote: {
    font: 'heading',
    token: 'title',
    leading: 1.24,
    tracking: { ofTheme: 0.5 },
    balance: 'balance',
    grow: 54,
  },
  number: {
    font: 'heading',
    token: 'accentText',
    leading: 0.92,
    tracking: { ofTheme: 1.5 },
    balance: 'none',
  },
  kpi: {
    font: 'heading',
    token: 'accentText',
    leading: 1,
    tracking: { ofTheme: 1 },
    balance: 'none',
  },
  lead: { font: 'body', token: 'muted', leading: 1.36, tracking: none, balance: 'balance' },
  bullets: { font: 'body', token: 'ink', leading: 1.36, tracking: none, balance: 'orphans' },
  body: { font: 'body', token: 'ink', leading: 1.42, tracking: none, balance: 'orphans' },
  cardTitle: {
    font: 'heading',
    token: 'title',
    leading: 1.18,
    tracking: { ofTheme: 0.3 },
    balance: 'balance',
  },
  cardBody: { font: 'body', token: 'ink', leading: 1.4, tracking: none, balance: 'balance' },
  label: { font: 'body', token: 'muted', leading: 1.3, tracking: none, balance: 'balance' },
  eyebrow: {
    font: 'eyebrow',
    token: 'accentText',
    leading: 1.2,
    tracking: { em: 0.01 },
    balance: 'none',
  },
  attribution: { font: 'body', token: 'muted', leading: 1.3, tracking: none, balance: 'none' },
  caption: { font: 'body', token: 'muted', leading: 1.3, tracking: none, balance: 'none' },
  footer: { font: 'body', token: 'muted', leading: 1.2, tracking: none, balance: 'none' },
} as const satisfies Readonly<Record<string, RoleStyle>>

export type TypeRole = keyof typeof typeRoles
