/** English month names, as alternatives in a regular expression. */
export const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december'
