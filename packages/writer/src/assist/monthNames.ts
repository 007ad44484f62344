/** The English months, as the alternatives of a pattern. */
export const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december'
