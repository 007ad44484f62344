import * as z from 'zod/mini'

/** A box that must be checked. A refinement and not a literal, so that the rules of the whole form still run. */
export function confirmedSchema(error: string) {
  return z.boolean().check(z.refine((checked) => checked, { error }))
}

export const notRobotSchema = confirmedSchema('Please confirm you are not a robot')
