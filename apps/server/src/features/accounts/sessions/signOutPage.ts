/**
 * Confirms signing out if the request did not come from our own page. Without styles: the page's
 * policy forbids inline ones.
 */
export const signOutPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign out of Deckloom?</title></head>
<body>
<h1>Sign out of Deckloom?</h1>
<form method="post" action="/api/logout"><button>Sign out</button> <a href="/">Stay signed in</a></form>
<p>To sign out on every device, open <a href="/profile">your profile</a>.</p>
</body>
</html>
`
