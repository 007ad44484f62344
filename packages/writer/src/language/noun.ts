/** How many of a thing a noun speaks of: 'purifier' one, 'purifiers' many, 'water' neither. */
export type Countability = 'one' | 'many' | 'mass'

const massNouns = new Set(
  (
    'change aid access conflict contact noise soap churn sleep pasta silt seaweed pricing status update feedback metadata advice agriculture air anatomy architecture art awareness baking behaviour biodiversity biology blockchain bread ' +
    'business cancer care cargo cash chemistry chess chocolate climate clothing code coffee commerce compliance ' +
    'confidence content cooking cotton coverage culture cyber data debt democracy design diabetes diversity e-commerce ' +
    'ecology economics ecommerce education effort electricity email energy engineering equipment equity ethics ' +
    'etiquette evidence evolution exercise experience fashion feedback finance fintech fitness flow food football ' +
    'fraud freedom freight fruit fuel furniture gas geography git gold gravity growth happiness hardware health ' +
    'healthcare help history homework hospitality hygiene income inequality inflation information infrastructure ' +
    'insurance intelligence inventory investment jazz jewellery knowledge labour law leadership learning leather leave ' +
    'literature literacy logistics love luck luggage machinery management manufacturing marketing mathematics maths ' +
    'meat media medicine meditation milk mindfulness mobility money motivation music nature news nutrition oil paper ' +
    'patience peace performance philosophy photography photosynthesis physics poetry policy pollution poverty power ' +
    'privacy procurement productivity progress psychology quality rain recycling research respect retail retention ' +
    'rice safety sand satisfaction science security software soil sound space spam sport steel storage strategy ' +
    'stress success sugar supply support sustainability tax tea teamwork tech technology theatre time timber tourism ' +
    'trade traffic training transport transparency travel trust understanding violence waste water wealth weather ' +
    'welfare wellbeing well-being wellness wellness wildlife wine wood work yoga youth'
  ).split(' '),
)
const countDespiteEnding = new Set(
  (
    'building meeting painting wedding recording listing offering setting rating ring king thing spring string swing ' +
    'booking city community university facility utility charity celebrity opportunity activity entity ability ' +
    'department apartment instrument document payment supplement garment station nation application solution ' +
    'competition organization organisation foundation institution extension invention collection operation ' +
    'expedition publication corporation conference audience ambulance appliance alliance warship spaceship ship ' +
    'relationship scholarship internship dealership championship partnership subscription election vacation location ' +
    'question option mission session region version profession exhibition convention destination presentation ' +
    'marketplace experiment investment element agreement assessment environment tournament dance substance ' +
    'instance residence sequence'
  ).split(' '),
)
const pluralForms = new Map([
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['mouse', 'mice'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
  ['knife', 'knives'],
  ['life', 'lives'],
  ['shelf', 'shelves'],
  ['leaf', 'leaves'],
  ['wife', 'wives'],
  ['crisis', 'crises'],
  ['analysis', 'analyses'],
  ['volcano', 'volcanoes'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
  ['hero', 'heroes'],
  ['bus', 'buses'],
  ['virus', 'viruses'],
  ['campus', 'campuses'],
  ['octopus', 'octopuses'],
  ['hypothesis', 'hypotheses'],
  ['phenomenon', 'phenomena'],
])
const irregularPlurals = new Set([...pluralForms.values(), 'police', 'staff', 'cattle'])
const singularInS =
  /(?:ss|us|is|(?<!bas)ics|news|gas|lens|species|series|diabetes|analytics|mathematics|athletics|logistics|texas|atlas|canvas|kubernetes|maths|paris|wales)$/iu

const massEnding =
  /(?:ing|water|ness|ity|therapy|ism|ics|tion|sion|ment|ance|ence|ware|ship|hood|ology|graphy|cracy|ture|cy)$/u

/** Countability of a noun as it stands, judged by its form and by lists of common nouns. */
export function countability(noun: string): Countability {
  const word = noun.toLowerCase().replace(/['’]s?$/u, '')
  const last = word.split('-').at(-1) ?? word
  if (irregularPlurals.has(last)) return 'many'
  if (massNouns.has(word) || massNouns.has(last)) return 'mass'
  if (countDespiteEnding.has(last)) return 'one'
  if (/^(?:\p{Lu}[\p{Lu}\d&]+|.*\d)$/u.test(noun)) return 'mass'
  if (last.endsWith('s') && !singularInS.test(last)) return 'many'
  return massEnding.test(last) ? 'mass' : 'one'
}

/** 'purifier' to 'purifiers'; the last word of a phrase is changed. */
export function pluralOf(phrase: string): string {
  return phrase.replace(/[\p{L}\p{N}]+$/u, (word) => {
    const known = pluralForms.get(word.toLowerCase())
    if (known !== undefined) return known
    if (/^\p{Lu}[\p{Lu}\d]+$/u.test(word)) return `${word}s`
    if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`
    if (/(?:s|x|z|ch|sh)$/iu.test(word)) return `${word}es`
    return `${word}s`
  })
}

/** 'purifiers' to 'purifier'; undefined for a word that is not a plain plural. */
export function singularOf(phrase: string): string | undefined {
  const word = /[\p{L}\p{N}]+$/u.exec(phrase)?.[0]
  if (word === undefined || countability(word) !== 'many') return undefined
  const stem = phrase.slice(0, -word.length)
  for (const [one, many] of pluralForms) if (many === word.toLowerCase()) return stem + one
  if (!word.toLowerCase().endsWith('s')) return undefined
  if (/[^aeiou]ies$/iu.test(word) && word.length > 4) return `${stem}${word.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/iu.test(word)) return stem + word.slice(0, -2)
  return stem + word.slice(0, -1)
}
