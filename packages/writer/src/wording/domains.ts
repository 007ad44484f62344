/** Words of a field of work, so that a guided slide asks in the terms of its subject. None of them states a fact. */
export interface Domain {
  /** Stems, parted by spaces. */
  readonly keywords: string
  /** One and several of those concerned: 'household', 'households'. */
  readonly person: string
  readonly people: string
  /** What is bad or missing today, as a noun. */
  readonly pain: string
  /** What is used instead today. */
  readonly rivals: string
  /** What is counted when it works, in the plural. */
  readonly measure: string
  readonly price: string
  /** What would convince a doubter. */
  readonly proof: string
  /** Where it can be seen. */
  readonly scene: string
}

/** Stems are matched against the beginnings of words; the field with most matches wins. */
export const domains: readonly Domain[] = [
  {
    keywords: 'water purif sanitation hygiene toilet irrigation',
    person: 'household',
    people: 'households',
    pain: 'unsafe water',
    rivals: 'boiling, bottled water and tankers',
    measure: 'litres of safe water',
    price: 'price per litre',
    proof: 'a water test before and after',
    scene: 'the village and its water point',
  },
  {
    keywords:
      'hospital clinic patient nurse doctor medic health pharma therap vaccin surg dental ' +
      'care',
    person: 'patient',
    people: 'patients',
    pain: 'late or uneven care',
    rivals: 'paper, phone calls and overtime',
    measure: 'patients helped',
    price: 'price per patient',
    proof: 'an outcome measured before and after',
    scene: 'the ward on a busy day',
  },
  {
    keywords: 'recruit hiring talent hr candidate vacanc',
    person: 'candidate',
    people: 'hiring teams',
    pain: 'positions that stay open',
    rivals: 'job boards, agencies and spreadsheets',
    measure: 'positions filled and kept',
    price: 'cost per hire',
    proof: 'one vacancy filled from start to finish',
    scene: 'one vacancy from notice to first day',
  },
  {
    keywords:
      'employ onboard workforce staff engagement workplace week remote hybrid desk office ' +
      'burnout leadership manager meeting feedback team',
    person: 'employee',
    people: 'employees',
    pain: 'work that wears people out',
    rivals: 'perks, overtime and carrying on',
    measure: 'people who want to stay',
    price: 'cost per person',
    proof: 'a pilot with one team',
    scene: 'one ordinary working day',
  },
  {
    keywords:
      'school student teach educat classroom learn course grader universit pupil kids ' +
      'tutor language',
    person: 'student',
    people: 'students',
    pain: 'lessons that do not stick',
    rivals: 'textbooks, videos and private tutors',
    measure: 'students who can do it alone',
    price: 'price per learner',
    proof: 'a test before and after',
    scene: 'one ordinary lesson',
  },
  {
    keywords: 'farm crop harvest agricult soil livestock dairy rural produce grower',
    person: 'farmer',
    people: 'farmers',
    pain: 'harvests that earn too little',
    rivals: 'middlemen, habit and the weather forecast',
    measure: 'tonnes sold at a fair price',
    price: 'price per tonne',
    proof: 'one field through one season',
    scene: 'a field at harvest',
  },
  {
    keywords: 'coffee espresso cafe café restaurant kitchen recipe bakery barista brew cook menu',
    person: 'guest',
    people: 'guests',
    pain: 'a choice between good and quick',
    rivals: 'the chain next door, home cooking and skipping it',
    measure: 'guests who come back',
    price: 'price per serving',
    proof: 'a blind tasting',
    scene: 'the counter at the busiest hour',
  },
  {
    keywords:
      'food meal drink milk oat snack vegan protein wine beer tea chocolate juice organic ' +
      'grocer bar',
    person: 'shopper',
    people: 'shoppers',
    pain: 'a shelf where everything looks alike',
    rivals: 'the usual brand, the store brand and doing without',
    measure: 'shoppers who buy it again',
    price: 'price per pack',
    proof: 'a blind tasting',
    scene: 'the shelf on a Saturday',
  },
  {
    keywords: 'solar energy wind battery electric grid renewab nuclear power heating hydrogen',
    person: 'household',
    people: 'households',
    pain: 'energy that is dear or dirty',
    rivals: 'the grid, diesel and waiting',
    measure: 'units of clean energy used',
    price: 'price per unit of energy',
    proof: 'a meter reading before and after',
    scene: 'the meter and the bill',
  },
  {
    keywords:
      'climate carbon emission sustainab environment recycl plastic waste biodivers ' +
      'forest ocean pollution',
    person: 'community',
    people: 'communities',
    pain: 'damage that others pay for',
    rivals: 'offsets, promises and business as usual',
    measure: 'tonnes avoided',
    price: 'cost per tonne avoided',
    proof: 'a baseline and one measured change',
    scene: 'one place that is already changing',
  },
  {
    keywords: 'cyber security privacy phishing fraud password gdpr compliance safety fire risk',
    person: 'colleague',
    people: 'colleagues',
    pain: 'mistakes that cost more than prevention',
    rivals: 'rules nobody reads, luck and insurance',
    measure: 'incidents avoided',
    price: 'cost per incident',
    proof: 'an exercise with a stopwatch',
    scene: 'the minute before an incident',
  },
  {
    keywords:
      'bank financ investing investment payment insur fintech money budget tax accounting crypto loan ' +
      'saving inflation',
    person: 'customer',
    people: 'customers',
    pain: 'money that is hard to oversee',
    rivals: 'spreadsheets, the branch and doing nothing',
    measure: 'customers in control of their money',
    price: 'price per account',
    proof: 'one account over a year',
    scene: 'the moment of paying',
  },
  {
    keywords:
      'ai artificial machine software app platform saas data cloud api developer ' +
      'blockchain quantum digital algorithm code program internet computing robot',
    person: 'user',
    people: 'users',
    pain: 'work that is done twice',
    rivals: 'spreadsheets, e-mail and scripts',
    measure: 'hours saved',
    price: 'price per seat',
    proof: 'the same task with and without it',
    scene: 'one screen in one ordinary task',
  },
  {
    keywords:
      'bike bicycle car scooter mobility transport traffic train bus fleet logistic ' +
      'warehouse delivery shipping supply freight drone',
    person: 'driver',
    people: 'drivers',
    pain: 'journeys that waste time',
    rivals: 'cars, couriers and the timetable',
    measure: 'journeys on time',
    price: 'price per trip',
    proof: 'one route for one month',
    scene: 'one journey from door to door',
  },
  {
    keywords:
      'shop retail store ecommerce e-commerce fashion shoes clothing brand sale customer ' +
      'beauty cosmetic subscription gym fitness yoga sport',
    person: 'customer',
    people: 'customers',
    pain: 'offers that all look alike',
    rivals: 'the market leader, a cheaper copy and not buying',
    measure: 'customers who come back',
    price: 'price per order',
    proof: 'one week of orders',
    scene: 'the moment before buying',
  },
  {
    keywords:
      'house housing property real estate building construction architect rent city ' +
      'cities urban neighbourhood',
    person: 'resident',
    people: 'residents',
    pain: 'places that do not work for those in them',
    rivals: 'patching, moving away and waiting',
    measure: 'residents better served',
    price: 'cost per square metre',
    proof: 'one street before and after',
    scene: 'one street on an ordinary day',
  },
  {
    keywords: 'travel tourism hotel trip museum art music film festival culture event game sport',
    person: 'visitor',
    people: 'visitors',
    pain: 'experiences that are forgotten',
    rivals: 'staying at home, the usual tour and a screen',
    measure: 'visitors who tell others',
    price: 'price per visit',
    proof: 'what visitors say unasked',
    scene: 'one visit from arrival to memory',
  },
  {
    keywords: 'charity nonprofit non-profit ngo donor volunteer refugee poverty homeless community',
    person: 'family',
    people: 'families',
    pain: 'help that comes too late',
    rivals: 'family, luck and short-term aid',
    measure: 'families on their own feet',
    price: 'cost per family helped',
    proof: 'one story with its figures',
    scene: 'one family on one day',
  },
]

export const anyDomain: Domain = {
  keywords: '',
  person: 'customer',
  people: 'customers',
  pain: "today's workarounds",
  rivals: 'the usual way, a cheaper way and doing nothing',
  measure: 'people who are better off',
  price: 'price per customer',
  proof: 'one case before and after',
  scene: 'one ordinary day',
}
