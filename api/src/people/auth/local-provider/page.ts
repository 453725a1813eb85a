import { localAccounts } from './accounts.js'

/** The whole page: no script and nothing from another origin, as the Content-Security-Policy demands. */
export const signInPage = () => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lokaal inloggen | GreenRock Tenders</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>Lokaal inloggen</h1>
<p>Deze aanmelding is er alleen om mee te ontwikkelen en te proberen. Kies wie je bent.</p>
${localAccounts
  .map(
    ({ id, button }) =>
      `<form method="post"><input type="hidden" name="account" value="${id}"><button type="submit">${button}</button></form>`,
  )
  .join('\n')}
</main>
</body>
</html>
`
