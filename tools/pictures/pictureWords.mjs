// node tools/pictures/pictureWords.mjs: writes the words for each drawing of the library, in every language of the writer.
// They come from pictures/words/*.txt ('~' marks a word that finds a drawing only in a search) and from the annotations
// of the emoji in pictures/emoji.json that show the same (CLDR, Unicode-3.0). The package of the annotations is 56 MB:
// it is downloaded when this runs, and not installed with the product.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { output, root, say } from '../lib/run.mjs'

const annotationsPackage = 'cldr-annotations-full@48.2.0'
const languages = 'en de es fr pt it nl pl tr ar hi ja ko zh'.split(' ')
const here = import.meta.dirname
const target = join(root, 'packages/writer/src/pictures/words')
/** Weights in tenths: of our words, of our words for searches, of the names of emoji. */
const [own, faint, named] = [10, 4, 8]
/** A word of more emoji of something else says too little. */
const mostOthers = 3
/** A longer name describes its emoji, and nobody writes it. */
const mostWords = 3

const anchors = Object.entries(JSON.parse(readFileSync(join(here, 'emoji.json'), 'utf8'))).map(
  ([motif, emoji]) => [motif, new Set(emoji.replaceAll('\uFE0F', '').split(' '))],
)

const folder = mkdtempSync(join(tmpdir(), 'annotations-'))
try {
  await output('npm', ['pack', '--silent', '--pack-destination', folder, annotationsPackage])
  await output('tar', [
    'xzf',
    join(folder, `${annotationsPackage.replace('@', '-')}.tgz`),
    '-C',
    folder,
  ])
  for (const language of languages) {
    const words = wordsOf(language)
    const file = join(target, `${language}.json`)
    writeFileSync(file, `${JSON.stringify(words, undefined, 2)}\n`)
    say(`${language}: ${Object.values(words).join(',').split(',').length} words`)
  }
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * Each motif with its words, separated by commas, each followed by a colon and its weight unless that is the full one. The
 * words of '-' match no drawing.
 */
function wordsOf(language) {
  const lower = (word) => word.toLocaleLowerCase(language).normalize('NFC').trim()
  const { chosen, silent } = ownWords(language, lower)
  for (const [word, motifs] of namesOfEmoji(language, lower)) {
    const [first, second] = motifs.toSorted((a, b) => b[1] - a[1])
    // A word of two drawings identifies neither.
    const isClear = first[1] > (second?.[1] ?? 0)
    const isPlain = !/[,:]/u.test(word) && word.split(' ').length <= mostWords
    if (isClear && isPlain && !chosen.has(word) && !silent.has(word)) chosen.set(word, [first])
  }
  const silence = silent.size > 0 ? { '-': [...silent].join(',') } : {}
  return { ...silence, ...listsByMotif(chosen) }
}

function listsByMotif(words) {
  const lists = {}
  for (const [word, motifs] of words) {
    for (const [motif, weight] of motifs) {
      const entry = weight === own ? word : `${word}:${weight}`
      lists[motif] = motif in lists ? `${lists[motif]},${entry}` : entry
    }
  }
  return lists
}

function ownWords(language, lower) {
  const chosen = new Map()
  const silent = new Set()
  const lines = readFileSync(join(here, 'words', `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
  for (const line of lines) {
    const [motif, list] = line.split(/: (.*)/s)
    for (const word of list.split(', ').map(lower)) {
      if (motif === '-') silent.add(word)
      else add(chosen, word.replace('~', ''), [motif, word.startsWith('~') ? faint : own])
    }
  }
  return { chosen, silent }
}

/** The names of the emoji of each motif, and their keywords that few other emoji have. */
function namesOfEmoji(language, lower) {
  const found = new Map()
  const file = join(folder, `package/annotations/${language}/annotations.json`)
  const { annotations } = JSON.parse(readFileSync(file, 'utf8')).annotations
  const users = usersOf(annotations, lower)
  for (const [motif, emoji] of anchors) {
    const othersWith = (word) =>
      [...(users.get(word) ?? [])].filter((other) => !emoji.has(other)).length
    for (const { default: keywords = [], tts = [] } of [...emoji].map(
      (each) => annotations[each] ?? {},
    )) {
      for (const word of tts.map(lower)) add(found, word, [motif, named])
      for (const word of keywords.map(lower).filter((each) => othersWith(each) <= mostOthers)) {
        add(found, word, [motif, Math.round(named / Math.sqrt(1 + othersWith(word)))])
      }
    }
  }
  return found
}

/** Adds a motif to a word, with the greater weight if it is there already. */
function add(words, word, [motif, weight]) {
  const others = (words.get(word) ?? []).filter(([other]) => other !== motif)
  const same = (words.get(word) ?? []).find(([other]) => other === motif)
  words.set(word, [...others, [motif, Math.max(weight, same?.[1] ?? 0)]])
}

/** The emoji that have each word; variants by skin tone or sex are left out. */
function usersOf(annotations, lower) {
  const users = new Map()
  for (const [emoji, { default: keywords = [] }] of Object.entries(annotations)) {
    if (/[\u{1F3FB}-\u{1F3FF}\u200D]/u.test(emoji)) continue
    for (const word of keywords.map(lower))
      users.set(word, (users.get(word) ?? new Set()).add(emoji))
  }
  return users
}
