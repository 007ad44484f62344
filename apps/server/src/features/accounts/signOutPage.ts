/**
 * Asks before signing out when another site's page led here. Without styles: the page may not carry any inline.
 * `everywhere` is whether every device was to be signed out.
 */
export function signOutPage(everywhere: boolean): string {
  const [href, question] = everywhere
    ? ['/api/logout?all=1', 'Sign out of Deckloom on every device?']
    : ['/api/logout', 'Sign out of Deckloom?']
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${question}</title></head>
<body>
<h1>${question}</h1>
<p>Another site asked to sign you out.</p>
<p><a href="${href}">Sign out</a> · <a href="/">Stay signed in</a></p>
</body>
</html>
`
}
