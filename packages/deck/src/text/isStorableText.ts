// PostgreSQL rejects NUL and silently replaces lone surrogates; XML rejects the other control characters. Text that
// contains one is rejected on input, so that what was saved is what is read.
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const unstorable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

export function isStorableText(text: string): boolean {
  return (
    !unstorable.test(text) &&
    !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)
  )
}
