/** Other spellings of a path that some server, proxy or library treats as equal. */
export const spellings: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'with a query': (path) => `${path}?x=1`,
  'with a query of another path': (path) => `${path}?/../healthz`,
  'with an empty query': (path) => `${path}?`,
  'with a fragment': (path) => `${path}#/healthz`,
  'with one letter encoded': (path) => path.replace(/[a-z]/, encodeLetter),
  'with every letter encoded': (path) => path.replaceAll(/[a-z]/g, encodeLetter),
  'encoded in lower case': (path) =>
    path.replaceAll(/[j-o]/g, (letter) => encodeLetter(letter).toLowerCase()),
  'encoded twice': (path) =>
    path.replace(/[a-z]/, (letter) => encodeLetter(letter).replace('%', '%25')),
  'with encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  'in absolute form': (path) => `http://localhost${path}`,
  'in absolute form of another host': (path) => `https://elsewhere.example:8443${path}`,
  'in absolute form, encoded': (path) => `HTTP://localhost${path.replace(/[a-z]/, encodeLetter)}`,
  'in absolute form with credentials': (path) => `http://a:b@localhost${path}`,
  'with two slashes in front': (path) => `/${path}`,
  'with two slashes within': (path) => `/${path.slice(1).replaceAll('/', '//')}`,
  'with a slash behind': (path) => `${path}/`,
  'in upper case': (path) => path.toUpperCase(),
  'with one letter in upper case': (path) =>
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'through a dot segment': (path) => `/.${path}`,
  'through two dots': (path) => `/x/..${path}`,
  'through encoded dots': (path) => `/x/%2e%2e${path}`,
  'with a backslash': (path) => path.replace(/\/(?=[^/]*$)/, '\\'),
  'with backslashes in front': (path) => `\\${path}`,
  'with a semicolon': (path) => `${path};x=1`,
  'with a semicolon within': (path) => path.replace(/(?<=.)\//, ';/'),
  'with a NUL': (path) => `${path}%00`,
  'with a tab': (path) => `${path}%09`,
  'with letters that fold': (path) => path.replace('k', '%E2%84%AA').replace('s', '%C5%BF'),
  'with an overlong slash': (path) => path.replace(/(?<=.)\//, '%c0%af'),
  'without a slash in front': (path) => path.slice(1),
}

function encodeLetter(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}
