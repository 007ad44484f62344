/** Problematic text that users may paste, by what is wrong with it. Some of it cannot be stored. */
export const hostileTexts = {
  controls: 'Bell\u0007 null\u0000 escape\u001B unit\u001F end',
  'non-characters': 'Before\uFFFE and\uFFFF after',
  surrogates: 'Lone \uD83D high and \uDC00 low, whole \u{1F600}',
  markup: '</text></a:t></svg><script>alert("1")</script>&amp;&#0;<![CDATA[x]]>',
  attributes: `" onload="alert(1)" x='y' \\u0000 %00`,
  formula: '=HYPERLINK("https://evil.example";"Click") +1 -1 @SUM(1)',
  pdf: '(Balanced) ) Tj ET << /JS (app.alert) >> endstream \\',
  bidi: 'Safe\u202Egpj.exe\u202C name\u2066 isolated\u2069',
  breaks: 'One\u2028two\u2029three\u0085four\vfive\fsix',
  placeholders: '${name} {{name}} %s __proto__ constructor',
} as const

/** A word that does not fit on any line. */
export const longWord = 'Donaudampfschifffahrt'.repeat(239).slice(0, 5_000)
