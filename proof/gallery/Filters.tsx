import type { ReactElement } from 'react'

/** Empty words let everything pass. */
export interface Filter {
  readonly deck: string
  readonly theme: string
  readonly layout: string
  readonly script: string
  /** Only slides that the layout engine has something to say about. */
  readonly noticed: boolean
  /** The exported PNG beside each slide. */
  readonly png: boolean
}

export const noFilter: Filter = {
  deck: '',
  theme: '',
  layout: '',
  script: '',
  noticed: false,
  png: false,
}

const lists = ['deck', 'theme', 'layout', 'script'] as const
type List = (typeof lists)[number]

export interface FiltersProps {
  readonly filter: Filter
  readonly choices: Readonly<Record<List, readonly string[]>>
  readonly onChange: (filter: Filter) => void
}

export function Filters({ filter, choices, onChange }: FiltersProps): ReactElement {
  return (
    <form>
      {lists.map((list) => (
        <label key={list}>
          <span>{list}</span>
          <select
            value={filter[list]}
            onChange={(event) => onChange({ ...filter, [list]: event.target.value })}
          >
            <option value="">all</option>
            {choices[list].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      ))}
      <Switch
        name="with notices"
        isOn={filter.noticed}
        onChange={(noticed) => onChange({ ...filter, noticed })}
      />
      <Switch
        name="beside PNG"
        isOn={filter.png}
        onChange={(png) => onChange({ ...filter, png })}
      />
    </form>
  )
}

interface SwitchProps {
  readonly name: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Switch({ name, isOn, onChange }: SwitchProps): ReactElement {
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {name}
    </label>
  )
}
