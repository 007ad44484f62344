// Runs before the first paint: the chosen mode, else the system's. The key is the one of src/shared/theme/theme.ts.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('deckloom.theme')
  } catch {
    // Storage can be forbidden; the system decides then.
  }
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  var mode = chosen === 'dark' || chosen === 'light' ? chosen : system
  document.documentElement.classList.toggle('dark', mode === 'dark')
})()
