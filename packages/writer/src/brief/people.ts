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
    'accountants assistants applicants participants bathers prisoners leads bakers dean deans bricklayers cleaners clerks cooks dispatchers guides helpers ' +
    'insurers lifeguards mechanics midwives painters paramedics plumbers porters receptionists swimmers translators ' +
    'electricians carpenters welders capitalists juniors sixth-graders us me',
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

const institution =
  /^(?:(?:the|our|my|your|this|both|all)\s)?(?:[\p{L}'’-]+\s){0,4}(?:authority|authorities|association|bank|boards?|brigade|chamber|charity|club|company|council|court|district|foundation|guild|insurer|ministry|operator|parish|practices?|service|services|society|trust|union|ward)(?:\sof\s[\p{L}\s'’-]+)?$/iu
const department =
  /^(?:purchasing|procurement|sales|finance|accounting|controlling|legal|hr|it|marketing|operations|production|logistics|facilities)$/iu
const worker =
  /^(?:(?:the|our|my|all|new|future)\s)?(?:[\p{L}-]+\s){0,2}\p{L}{3,}(?:ers|ors|ists|ees|sisters)$/iu

/** A body that listens where a comma sets it apart: 'the port authority', 'purchasing'. */
export function namesBody(phrase: string): boolean {
  return institution.test(phrase) || department.test(phrase)
}

/** Those whom an ending tells, where a comma sets them apart: 'bookbinders'. */
export function namesWorkers(phrase: string): boolean {
  return worker.test(phrase)
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
