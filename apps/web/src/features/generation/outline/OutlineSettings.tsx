import { outlineLimits, type WritingSettings } from '@deckloom/contract'
import { deckLanguages } from '@deckloom/deck'
import { SelectField, TextField } from '@deckloom/ui'
import { themeOptions } from './themeOptions.ts'

export interface OutlineSettingsProps {
  readonly settings: WritingSettings
  readonly disabled: boolean
  readonly onChange: (settings: WritingSettings) => void
}

const unset = { value: '', label: 'Automatic' } as const
const tones = [
  unset,
  { value: 'plain', label: 'Plain' },
  { value: 'playful', label: 'Light' },
  { value: 'formal', label: 'Formal' },
] as const
const languages = [
  unset,
  ...deckLanguages.map((value) => ({ value, label: ownName(value) })),
] as const
const details = [
  { value: 'brief', label: 'Brief' },
  { value: 'balanced', label: 'Balanced' },
  { value: 'detailed', label: 'Detailed' },
] as const
const visuals = [
  { value: 'pictures', label: 'Pictures and charts' },
  { value: 'plain', label: 'Charts and tables only' },
] as const

interface Choice<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value | ''; readonly label: string }[]
  readonly value: Value | undefined
  readonly onChoose: (value: Value | undefined) => void
}

/** Returns the name of a language in that language, capitalized. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** A choice from a list, or none if the list has a blank option. */
function ChoiceField<Value extends string>({ label, options, value, onChoose }: Choice<Value>) {
  return (
    <SelectField
      label={label}
      options={options}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)?.value
        onChoose(chosen === '' ? undefined : chosen)
      }}
    />
  )
}

/** Style and audience of the deck. */
export function OutlineSettings({ settings, disabled, onChange }: OutlineSettingsProps) {
  const { tone, audience = '', language, detail, theme, visuals: shown } = settings
  /** Changes a setting, or clears it. */
  const set =
    <Name extends keyof WritingSettings>(name: Name) =>
    (value: WritingSettings[Name]) => {
      const { [name]: _, ...rest } = settings
      onChange(value === undefined ? rest : { ...rest, [name]: value })
    }
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-4">
      <legend className="mb-3 text-h3 font-heading">Style and audience</legend>
      <TextField
        label="Audience"
        placeholder="Who is it for?"
        maxLength={outlineLimits.audienceLength}
        value={audience}
        onChange={(event) => set('audience')(event.target.value || undefined)}
      />
      <ChoiceField label="Tone" options={tones} value={tone} onChoose={set('tone')} />
      <ChoiceField
        label="Language"
        options={languages}
        value={language}
        onChoose={set('language')}
      />
      <ChoiceField
        label="Text on a slide"
        options={details}
        value={detail ?? 'balanced'}
        onChoose={set('detail')}
      />
      <ChoiceField
        label="Theme"
        options={[unset, ...themeOptions]}
        value={theme && `${theme.id} ${theme.variant}`}
        onChoose={(value) =>
          set('theme')(themeOptions.find((option) => option.value === value)?.theme)
        }
      />
      <ChoiceField
        label="Visuals"
        options={visuals}
        value={shown ?? 'pictures'}
        onChoose={set('visuals')}
      />
    </fieldset>
  )
}
