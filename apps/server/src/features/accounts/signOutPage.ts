/** Asks before signing out where something else than our own page led here. Without styles: the page may not carry any inline. */
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
