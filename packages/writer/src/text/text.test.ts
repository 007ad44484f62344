import { describe, expect, test } from 'vitest'
import { cutSentence } from './clauses.ts'
import { figuresIn } from './figures.ts'
import { sentencesOf } from './sentences.ts'
import { widthOf } from './width.ts'

describe('sentences', () => {
  test.each([
    ['en', 'Dr. Okafor met Mr. Lee at 5 p.m. on Friday. They agreed.', 2],
    ['en', 'It costs $3.5 million (approx. 12 % more). Fine.', 2],
    ['en', 'She said: “Stop. Now.” Then she left.', 2],
    ['de', 'Am 3. März kam die Lieferung. Sie war z. B. zu spät.', 2],
    ['de', 'Der 14. Zug fuhr um 8 Uhr ab. Niemand stieg ein.', 2],
    ['fr', 'M. Dupont a signé. « C’est bien. Vraiment. » Il est parti.', 3],
    ['es', 'El Sr. García llegó. ¿Quién lo vio? Nadie.', 3],
    ['pl', 'Spotkanie przy ul. Długiej trwało 2 godz. i było ważne. Koniec.', 2],
    ['tr', '3. katta yangın çıktı. Kimse yoktu.', 2],
    ['ja', '「終わった。」と述べた。次は四月です。', 2],
    ['zh', '公司今年增长了。明年会更好！', 2],
    ['ar', 'بدأ العمل. هل انتهى؟ نعم.', 3],
    ['hi', 'काम शुरू हुआ। सब खुश थे।', 2],
    ['en', 'A crash is fixed (bug!404, Ada). Yahoo!News reads it?yes.', 2],
  ] as const)('in %s: %s', (language, text, count) => {
    expect(sentencesOf(text, language)).toHaveLength(count)
  })

  test('are the paragraph when they are put together', () => {
    const text = 'One is here. Two, e.g. this, too! Three? (Four.) Five etc. and more.'.repeat(200)

    expect(sentencesOf(text, 'en').join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
  })
})

describe('cutting', () => {
  const long =
    'The readings are sent by text message every ten minutes, because only half of the clinics have a stable connection; the others, which lie in the hills, send theirs at night – and nobody has complained so far'

  test('parts a sentence at its joints, and loses nothing', () => {
    const parts = cutSentence(long, 100, 'en')

    expect(parts.length).toBeGreaterThan(1)
    expect(parts.join('').replace(/\s/gu, '')).toBe(long.replace(/\s/gu, ''))
  })

  test('never tears a number, a bracket or a condition from its consequence', () => {
    const text =
      'If the place to copy the object code is a network server, the source may be on another one (operated by you, or by somebody else, such as a partner), at a price of 1,234.5 or less, and it must stay there for three years'
    const parts = cutSentence(text, 90, 'en')

    expect(parts[0]).toMatch(/^If .* server, the source/u)
    for (const part of parts) expect(part.split('(').length).toBe(part.split(')').length)
    expect(parts.join(' ')).toContain('1,234.5')
  })

  test('counts East Asian signs as two', () => {
    expect(widthOf('導入')).toBe(4)
    expect(widthOf('cafe\u0301')).toBe(4)
  })
})

describe('figures', () => {
  test.each([
    ['Sales rose by 12 % to € 4.2 million in 2024.', ['12 %', '€ 4.2 million']],
    ['See section 4.2 and page 12 of version 1.5.3.', []],
    ['31,000 doses in 48 clinics', ['31,000', '48']],
    ['Kosten: 1.200,50 EUR und 3 Helfer', ['1.200,50 EUR']],
    ['売上は286万円、前年比12%増', ['286万', '12%']],
    ['600 m² of fallow land and 12 ha of woods', ['600 m²', '12 ha']],
    ['1. first item', []],
    ['utf8 and x86_64 on port8080', []],
    ['48 kB in 690ns, or 4.8KB', ['48 kB', '690ns', '4.8KB']],
    ['On 12 May at 06:28, with RFC 5869 and CMake >= 3.4', []],
  ] as const)('%s', (text, expected) => {
    expect(figuresIn(text).map((figure) => figure.text)).toEqual(expected)
  })
})
