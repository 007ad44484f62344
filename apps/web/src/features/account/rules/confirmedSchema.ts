import * as z from 'zod/mini'

/**
 * Returns a schema for a checkbox that must be checked. A refinement rather than a literal, so that the rules of the
 * whole form still run.
 */
export function confirmedSchema(error: string) {
  return z.boolean().check(z.refine((checked) => checked, { error }))
}

export const notRobotSchema = confirmedSchema('Please confirm you are not a robot')
