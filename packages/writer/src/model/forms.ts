import {
  type LayoutForm,
  layouts,
  layoutTemplates,
  type LayoutTemplate,
  type PointsForm,
} from '@deckloom/deck'

/** A form of points with the layouts that show it. */
export interface FormShape extends LayoutForm<LayoutTemplate, PointsForm> {
  /** The best first; the last ones hold any points. */
  readonly layouts: readonly LayoutTemplate[]
}

/** The forms that a model chooses from, each as the layout has it that is the first choice for it. */
export const forms: readonly FormShape[] = layoutTemplates.flatMap((layout) => {
  const { form } = layouts[layout]
  return form ? [{ ...form, layouts: [layout, ...form.otherwise] }] : []
})

export function shapeOf(name: PointsForm): FormShape {
  const shape = forms.find((form) => form.name === name)
  if (!shape) throw new Error(`No layout is the first choice for points of the form "${name}"`)
  return shape
}

/** The form that a model, or a draft from elsewhere, names. */
export function formOf(value: unknown): PointsForm {
  return forms.find(({ name }) => name === value)?.name ?? 'list'
}
