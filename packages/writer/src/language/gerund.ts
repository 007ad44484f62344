const doubling = new Set(
  'run cut plan stop win get set put begin ship swim shop chat map tag plug swap prep jog hit sit dig quit ban log program'.split(
    ' ',
  ),
)

/** The -ing form of a base verb: 'improve' to 'improving', 'run' to 'running'. */
export function gerundOf(verb: string): string {
  const word = verb.toLowerCase()
  if (doubling.has(word)) return `${word}${word.at(-1) ?? ''}ing`
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(word) && word.length > 2) return `${word.slice(0, -1)}ing`
  return `${word}ing`
}

const baseVerbs = new Set(
  (
    'accelerate accept achieve adopt advertise allow analyse analyze apply approve ask attract automate avoid ban be become begin boost brew ' +
    'bring build buy calculate care change choose clean close coach code communicate compare conduct configure consider ' +
    'connect control convert convince cook create cut deal decide define deliver deploy design develop digitise ' +
    'digitize do drive earn educate empower enable encourage engage ensure enter establish evaluate expand explain extend ' +
    'feed fight find fix fund gain get give grow handle help hire host implement improve increase install integrate ' +
    'introduce invest join keep launch lead learn lower maintain make manage market measure meditate migrate ' +
    'modernise modernize motivate move negotiate offer open operate optimise optimize organise organize outsource ' +
    'overcome paint perform permit plan plant play prepare present prevent price produce program promote protect prove ' +
    'provide publish raise reach read recover recruit recycle redesign reduce reform relaunch remove repair replace ' +
    'restore retain rethink run save scale secure sell set ship shop simplify solve speak start stop strengthen ' +
    'study succeed support survive swim switch teach test track train transform travel treat understand update ' +
    'upgrade use visit win work write'
  ).split(' '),
)

/** True when a word is a verb in its base form that often begins a topic ('improve retention'). */
export function isBaseVerb(word: string): boolean {
  return baseVerbs.has(word.toLowerCase())
}
