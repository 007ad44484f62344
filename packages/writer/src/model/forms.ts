import {
  type LayoutForm,
  layouts,
  layoutTemplates,
  type LayoutTemplate,
  type PointsForm,
} from '@deckloom/deck'

/** A form of points and the layouts that can show it. */
export interface FormShape extends LayoutForm<LayoutTemplate, PointsForm> {
  /** The best first; the last ones hold any points. */
  readonly layouts: readonly LayoutTemplate[]
}

/** The forms that a model chooses from, each as defined by the layout that is the first choice for it. */
export const forms: readonly FormShape[] = layoutTemplates.flatMap((layout) => {
  const { form } = layouts[layout]
  return form ? [{ ...form, layouts: [layout, ...form.otherwise] }] : []
})

export function shapeOf(name: PointsForm): FormShape {
  const shape = forms.find((form) => form.name === name)
  if (!shape) throw new Error(`No layout is the first choice for points of the form "${name}"`)
  return shape
}

/** Returns the form that a model or an imported draft names, or 'list' if there is none. */
export function formOf(value: unknown): PointsForm {
  return forms.find(({ name }) => name === value)?.name ?? 'list'
}
