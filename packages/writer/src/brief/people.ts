/** Heads of phrases that name listeners, buyers or bodies. Lower case, as they are written after 'for'. */
const people = wordSet(
  'adults advisers advisors agents alumni analysts angels apprentices architects artists associates attendees audience ' +
    'baristas beginners board boss buyers caregivers cashiers chairman chefs chief children citizens class clients ' +
    'clinicians coaches colleagues committee commuters community consultants consumers contractors council couples ' +
    'creators crew customers dads dentists department designers developers directors doctors donors drivers elders ' +
    'employees engineers entrepreneurs everyone executives families family fans farmers fathers founders freelancers ' +
    'freshmen funders gamers girls boys graders graduates grandparents group growers guests hires hobbyists homeowners ' +
    'hosts households immigrants individuals instructors interns investors journalists judges jury kids kindergarteners ' +
    'headteacher headteachers landlords lawyers leaders leadership learners lecturers lenders librarians listeners loggers makers management ' +
    'managers marketers mayor mayors members men minister ministers merchants mothers moms mums musicians neighbours neighbors newcomers novices nurses ' +
    'officers operators owners panel parents partners passengers patients parliament pensioners people personnel physicians pilots ' +
    'planners players policymakers politicians preschoolers president principal principals producers professionals programmers public pupils ' +
    'readers recruits refugees regulators renters reps representatives researchers residents retailers retirees riders ' +
    'runners sellers seniors shareholders shoppers singles specialists sponsors staff stakeholders students suppliers ' +
    'supervisors surgeons tailors teachers teams team technicians teenagers teens tenants therapists toddlers tourists trainees ' +
    'trainers travellers travelers trustees undergraduates users vcs vendors viewers villagers visitors volunteers voters ' +
    'waiters women workers workforce writers youngsters youth ceo ceos cfo cfos cto ctos cmo cios laypeople amateurs ' +
    'accountants assistants applicants participants electricians carpenters welders capitalists juniors sixth-graders us me',
)
const bodies = wordSet(
  'agencies associations authorities banks brands businesses charities cities clinics clubs colleges communities companies ' +
    'cooperatives corporations dealerships districts enterprises factories farms firms foundations funds governments gyms ' +
    'hospitals hotels industries insurers institutions kindergartens labs laboratories libraries manufacturers ministries ' +
    'municipalities museums ngos nonprofits non-profits offices organisations organizations pharmacies plants practices ' +
    'restaurants retailers salons schools shops smbs smes start-ups startups stores supermarkets teams theatres towns ' +
    'universities utilities villages warehouses wineries workshops cafes cafés bakeries breweries',
)
const listening =
  /\b(?:whole|entire|investors?|vcs?|venture capitalists?|angels?|board|judges|jury|panel|lenders?|donors?|sponsors?|funders?|committee|mayors?|ministers?|parliament|president|principals?|headteachers?|team|executives?|leadership|management|stakeholders|shareholders|trustees|council|c-suite|boss|partners?|ceo|cfo|cto|cmo|steering group|directors|regulators?|accelerator|incubator|class|classmates|us|me)\b/iu
const singularBodies =
  /^(?:board|committee|council|panel|jury|management|leadership|team|class|department|family|group|public|audience|workforce|community|crew|ceo|cfo|cto|cmo|boss|chief|everyone|chairman|mayor|minister|parliament|president|principal|headteacher)$/iu

const wholeBody =
  /^(?:the|our|my)?\s?(?:whole|entire)\s(?:company|school|team|office|organi[sz]ation|department)$/iu
const ofAnAge = /^(?:\p{L}+\s)?\d{1,2}(?:\s*(?:to|[-–])\s*\d{1,2})?[- ]years?[- ]olds?$/iu

/** True for 'seed investors', 'the board', 'mid-size hospitals'; false for 'better sleep'. */
export function namesPeople(phrase: string): boolean {
  const head = headOf(phrase)
  return (
    ofAnAge.test(phrase) ||
    wholeBody.test(phrase) ||
    people.has(head) ||
    bodies.has(head) ||
    /(?:ologists|icians|eers|trainees|ologues)$/u.test(head)
  )
}

/** True for people who are usually presented to, rather than sold to. */
export function namesListeners(phrase: string): boolean {
  return listening.test(phrase)
}

/** 'the board decides' but 'investors decide'. */
export function isSingularBody(phrase: string): boolean {
  return singularBodies.test(headOf(phrase))
}

function headOf(phrase: string): string {
  const core =
    phrase.split(/\s(?:of|at|in|from|with|who|that|and|aged|over|under|without)\s/iu)[0] ?? phrase
  return (
    core
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]+$/u, '')
      .split(/\s+/u)
      .at(-1) ?? ''
  )
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
