import type { Question } from './question.ts'

const forms = ['list', 'cards', 'steps', 'sides', 'dates', 'statement', 'list', 'section'] as const

/** Returns the response of a model that follows its instructions. */
export function goodAnswer(question: Question): string {
  return JSON.stringify(question.name === 'outline' ? goodOutline(question) : goodSlide(question))
}

function goodOutline({ prompt }: Question) {
  const count = Number(/^Slides: (\d+)/mu.exec(prompt)?.[1] ?? 10)
  const planned = Number(/^The first (\d+) slides/mu.exec(prompt)?.[1] ?? 0)
  const topic = /<wish>\n([^\n]{0,60})/u.exec(prompt)?.[1] ?? 'A talk'
  const slides = Array.from({ length: count - planned }, (_, index) =>
    entry(index + planned, count),
  )
  return { title: `About ${topic}`, slides }
}

function entry(index: number, count: number) {
  const form = forms[index % forms.length] ?? 'list'
  const isFrame = index === 0 || index === count - 1
  return {
    title: `Claim number ${index + 1} of this talk`,
    form: isFrame ? 'list' : form,
    points: pointsOf(isFrame ? 'list' : form),
    facts: [],
    picture: 'growth data',
  }
}

function goodSlide({ prompt }: Question) {
  const form = /^Form: (.+)$/mu.exec(prompt)?.[1] ?? 'list'
  return {
    title: /^Title: (.+)$/mu.exec(prompt)?.[1] ?? 'A claim',
    points: pointsOf(form),
    eyebrow: 'Talk',
    notes: 'Say first what matters to the people in the room. Then give one example.',
    chart: null,
    table: null,
  }
}

function pointsOf(form: string): readonly string[] {
  if (form === 'sides') {
    return [
      'Before:',
      'Work by hand',
      'Slow answers',
      'After:',
      'Work in one place',
      'Fast answers',
    ]
  }
  if (form === 'statement' || form === 'section') return ['One line that carries it']
  return ['Plan: agree on the goal', 'Build: make the first part', 'Show: let people try it']
}
