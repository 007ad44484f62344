/** Asks before signing out when another site's page led here. Without styles: the page may not carry any inline. */
export const signOutPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign out of Deckloom?</title></head>
<body>
<h1>Sign out of Deckloom?</h1>
<p>Another site asked to sign you out.</p>
<p><a href="/api/logout">Sign out</a> · <a href="/">Stay signed in</a></p>
</body>
</html>
`
