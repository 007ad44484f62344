/** What nobody should type and somebody pastes: by what is nasty about it. Some of it no store would take. */
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

/** Words that no line can hold. */
export const longWord = 'Donaudampfschifffahrt'.repeat(239).slice(0, 5_000)
