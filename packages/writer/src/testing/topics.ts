import type { SpokenLanguage } from '../language/languages.ts'
import type { PresentationType } from '../types.ts'

/** A topic as a person types it, and what of it must stand on slides. */
export interface TypedTopic {
  readonly language: SpokenLanguage
  readonly type: PresentationType
  readonly prompt: string
  readonly title: string
  /** Titles of slides in the prompt's own words. */
  readonly own?: readonly string[]
  readonly subtitle?: string
}

/** Topics in fourteen languages that no rule was made from. */
export const topics: readonly TypedTopic[] = [
  {
    language: 'en',
    type: 'pitch',
    prompt:
      'Pitch deck for Tidewatch, flood alerts for farms: the problem, how it works, pricing, team',
    title: 'Tidewatch, flood alerts for farms',
    own: ['The problem', 'How it works', 'Pricing', 'Team'],
  },
  {
    language: 'en',
    type: 'pitch',
    prompt: 'moving our bakery to renewable power',
    title: 'Moving our bakery to renewable power',
  },
  {
    language: 'en',
    type: 'report',
    prompt:
      'Create a short presentation about noise in open-plan offices, covering causes, health effects, costs and quick fixes',
    title: 'Noise in open-plan offices',
    own: ['Causes', 'Health effects', 'Costs', 'Quick fixes'],
  },
  {
    language: 'en',
    type: 'training',
    prompt: 'Kitchen hygiene, for seasonal staff',
    title: 'Kitchen hygiene',
    subtitle: 'For seasonal staff',
  },
  {
    language: 'en',
    type: 'pitch',
    prompt: 'Research and development',
    title: 'Research and development',
  },
  {
    language: 'en',
    type: 'marketing',
    prompt: 'Spring sale\n- audience\n- offers\n- shop windows\n- newsletter',
    title: 'Spring sale',
    own: ['Audience', 'Offers', 'Shop windows', 'Newsletter'],
  },
  {
    language: 'en',
    type: 'report',
    prompt:
      'Library visits in 2025: loans rose 9%, visitors fell to 41,000, and the children’s corner doubled its hours to 40',
    title: 'Library visits in 2025',
    own: [
      'Loans rose 9%',
      'Visitors fell to 41,000',
      'The children’s corner doubled its hours to 40',
    ],
  },
  {
    language: 'en',
    type: 'pitch',
    prompt: 'Why do leaves change color?',
    title: 'Why do leaves change color?',
  },
  {
    language: 'en',
    type: 'pitch',
    prompt:
      'We repair phones at people’s homes in Leeds. A visit takes 40 minutes. We are looking for £80,000 for a second van.',
    title: 'We repair phones at people’s homes in Leeds',
    own: ['A visit takes 40 minutes'],
  },
  {
    language: 'de',
    type: 'pitch',
    prompt: 'Vortrag über Moore und Klimaschutz: Entstehung, Nutzung, Wiedervernässung, Kosten',
    title: 'Moore und Klimaschutz',
    own: ['Entstehung', 'Nutzung', 'Wiedervernässung', 'Kosten'],
  },
  {
    language: 'de',
    type: 'training',
    prompt: 'Schulung zum Umgang mit Beschwerden, für das Team am Empfang',
    title: 'Umgang mit Beschwerden',
    subtitle: 'Für das Team am Empfang',
  },
  {
    language: 'de',
    type: 'pitch',
    prompt: 'Warum wir einen Betriebskindergarten brauchen',
    title: 'Warum wir einen Betriebskindergarten brauchen',
  },
  {
    language: 'de',
    type: 'report',
    prompt: 'Vereinsjahr 2025\n1. Mitglieder\n2. Finanzen\n3. Sommerfest\n4. Ausblick',
    title: 'Vereinsjahr 2025',
    own: ['Mitglieder', 'Finanzen', 'Sommerfest', 'Ausblick'],
  },
  {
    language: 'de',
    type: 'pitch',
    prompt: 'Forschung und Entwicklung',
    title: 'Forschung und Entwicklung',
  },
  {
    language: 'de',
    type: 'marketing',
    prompt: 'Eröffnung einer Buchhandlung in Jena, 12 Folien',
    title: 'Eröffnung einer Buchhandlung in Jena',
  },
  {
    language: 'es',
    type: 'pitch',
    prompt: 'Presentación sobre el cacao: origen, cultivo, comercio y salud',
    title: 'El cacao',
    own: ['Origen', 'Cultivo', 'Comercio', 'Salud'],
  },
  {
    language: 'es',
    type: 'training',
    prompt: 'Curso de seguridad en bicicleta para niños',
    title: 'Seguridad en bicicleta para niños',
  },
  {
    language: 'es',
    type: 'pitch',
    prompt: '¿Por qué migran las aves?',
    title: '¿Por qué migran las aves?',
  },
  {
    language: 'es',
    type: 'report',
    prompt: 'Informe sobre el consumo de agua en Zaragoza, para el ayuntamiento',
    title: 'El consumo de agua en Zaragoza',
    subtitle: 'Para el ayuntamiento',
  },
  {
    language: 'es',
    type: 'marketing',
    prompt: 'Lanzamiento de un queso de cabra. Temas: público, precio, tiendas y redes sociales.',
    title: 'Lanzamiento de un queso de cabra',
    own: ['Público', 'Precio', 'Tiendas', 'Redes sociales'],
  },
  {
    language: 'fr',
    type: 'pitch',
    prompt: 'Exposé sur les volcans : formation, types, risques et surveillance',
    title: 'Les volcans',
    own: ['Formation', 'Types', 'Risques', 'Surveillance'],
  },
  {
    language: 'fr',
    type: 'report',
    prompt: 'Bilan de la saison au camping des Pins',
    title: 'Bilan de la saison au camping des Pins',
  },
  {
    language: 'fr',
    type: 'pitch',
    prompt: 'Une épicerie sans emballage à Nantes, pour la mairie',
    title: 'Une épicerie sans emballage à Nantes',
    subtitle: 'Pour la mairie',
  },
  {
    language: 'fr',
    type: 'training',
    prompt: 'Formation sur le tri des déchets',
    title: 'Le tri des déchets',
  },
  {
    language: 'fr',
    type: 'marketing',
    prompt: 'Relancer notre théâtre de quartier\n• spectateurs\n• affiches\n• abonnements',
    title: 'Relancer notre théâtre de quartier',
    own: ['Spectateurs', 'Affiches', 'Abonnements'],
  },
  {
    language: 'pt',
    type: 'pitch',
    prompt: 'Apresentação sobre cortiça: colheita, indústria, exportação e futuro',
    title: 'Cortiça',
    own: ['Colheita', 'Indústria', 'Exportação', 'Futuro'],
  },
  {
    language: 'pt',
    type: 'training',
    prompt: 'Primeiros socorros na praia',
    title: 'Primeiros socorros na praia',
  },
  {
    language: 'pt',
    type: 'report',
    prompt: 'Relatório sobre a frota municipal, para o executivo',
    title: 'A frota municipal',
    subtitle: 'Para o executivo',
  },
  {
    language: 'pt',
    type: 'pitch',
    prompt: 'Porque devemos plantar árvores na nossa rua',
    title: 'Porque devemos plantar árvores na nossa rua',
  },
  {
    language: 'it',
    type: 'pitch',
    prompt: 'Presentazione sulla lana: allevamento, filatura, tintura e mercato',
    title: 'La lana',
    own: ['Allevamento', 'Filatura', 'Tintura', 'Mercato'],
  },
  {
    language: 'it',
    type: 'training',
    prompt: 'Corso di pronto soccorso per bagnini',
    title: 'Corso di pronto soccorso per bagnini',
  },
  {
    language: 'it',
    type: 'report',
    prompt: 'Relazione sullo stato dei sentieri, per il consiglio comunale',
    title: 'Lo stato dei sentieri',
    subtitle: 'Per il consiglio comunale',
  },
  {
    language: 'it',
    type: 'pitch',
    prompt: 'Come nasce un terremoto?',
    title: 'Come nasce un terremoto?',
  },
  {
    language: 'nl',
    type: 'pitch',
    prompt: 'Presentatie over veengrond: ontstaan, gebruik, bodemdaling en oplossingen',
    title: 'Veengrond',
    own: ['Ontstaan', 'Gebruik', 'Bodemdaling', 'Oplossingen'],
  },
  {
    language: 'nl',
    type: 'training',
    prompt: 'Veilig werken op hoogte, voor nieuwe monteurs',
    title: 'Veilig werken op hoogte',
    subtitle: 'Voor nieuwe monteurs',
  },
  {
    language: 'nl',
    type: 'pitch',
    prompt: 'Waarom we een fietsenstalling bij het station nodig hebben',
    title: 'Waarom we een fietsenstalling bij het station nodig hebben',
  },
  {
    language: 'nl',
    type: 'report',
    prompt: 'Jaarverslag van de muziekschool',
    title: 'Jaarverslag van de muziekschool',
  },
  {
    language: 'pl',
    type: 'pitch',
    prompt: 'Pszczoły w mieście: ule, miód, zagrożenia i koszty',
    title: 'Pszczoły w mieście',
    own: ['Ule', 'Miód', 'Zagrożenia', 'Koszty'],
  },
  {
    language: 'pl',
    type: 'training',
    prompt: 'Pierwsza pomoc w górach',
    title: 'Pierwsza pomoc w górach',
  },
  {
    language: 'pl',
    type: 'report',
    prompt: 'Sprawozdanie z remontu szkoły, dla rady rodziców',
    title: 'Sprawozdanie z remontu szkoły',
    subtitle: 'Dla rady rodziców',
  },
  {
    language: 'pl',
    type: 'pitch',
    prompt: 'Dlaczego potrzebujemy krótszego tygodnia pracy?',
    title: 'Dlaczego potrzebujemy krótszego tygodnia pracy?',
  },
  {
    language: 'tr',
    type: 'pitch',
    prompt: 'Zeytinyağı hakkında sunum: hasat, üretim, kalite ve ihracat',
    title: 'Zeytinyağı',
    own: ['Hasat', 'Üretim', 'Kalite', 'İhracat'],
  },
  {
    language: 'tr',
    type: 'training',
    prompt: 'Depoda güvenli kaldırma',
    title: 'Depoda güvenli kaldırma',
  },
  {
    language: 'tr',
    type: 'report',
    prompt: 'Okul kütüphanesinin yıllık raporu',
    title: 'Okul kütüphanesinin yıllık raporu',
  },
  {
    language: 'tr',
    type: 'pitch',
    prompt: 'Neden mahallemize bir park gerekiyor?',
    title: 'Neden mahallemize bir park gerekiyor?',
  },
  {
    language: 'ar',
    type: 'pitch',
    prompt: 'عرض عن التمور: الزراعة، الحصاد، التجارة، الفوائد',
    title: 'التمور',
    own: ['الزراعة', 'الحصاد', 'التجارة', 'الفوائد'],
  },
  { language: 'ar', type: 'training', prompt: 'السلامة في المختبر', title: 'السلامة في المختبر' },
  {
    language: 'ar',
    type: 'report',
    prompt: 'تقرير عن استهلاك المياه في المدارس',
    title: 'استهلاك المياه في المدارس',
  },
  {
    language: 'hi',
    type: 'pitch',
    prompt: 'वर्षा जल संचयन: ज़रूरत, तरीके, लागत और लाभ',
    title: 'वर्षा जल संचयन',
    own: ['ज़रूरत', 'तरीके', 'लागत', 'लाभ'],
  },
  {
    language: 'hi',
    type: 'training',
    prompt: 'कार्यालय में अग्नि सुरक्षा',
    title: 'कार्यालय में अग्नि सुरक्षा',
  },
  {
    language: 'hi',
    type: 'report',
    prompt: 'स्कूल पुस्तकालय की वार्षिक रिपोर्ट',
    title: 'स्कूल पुस्तकालय की वार्षिक रिपोर्ट',
  },
  {
    language: 'ja',
    type: 'pitch',
    prompt: '緑茶についてのプレゼン：歴史、製法、効能、輸出',
    title: '緑茶',
    own: ['歴史', '製法', '効能', '輸出'],
  },
  {
    language: 'ja',
    type: 'training',
    prompt: '新入社員のための電話応対',
    title: '新入社員のための電話応対',
  },
  { language: 'ja', type: 'report', prompt: '店舗改装の進捗報告', title: '店舗改装の進捗報告' },
  {
    language: 'ko',
    type: 'pitch',
    prompt: '김치에 관한 발표: 역사, 재료, 발효, 수출',
    title: '김치',
    own: ['역사', '재료', '발효', '수출'],
  },
  { language: 'ko', type: 'training', prompt: '창고 안전 교육', title: '창고 안전 교육' },
  {
    language: 'ko',
    type: 'report',
    prompt: '도서관 이용 현황 보고서',
    title: '도서관 이용 현황 보고서',
  },
  {
    language: 'zh',
    type: 'pitch',
    prompt: '关于茶叶的演示：历史、种类、制作和出口',
    title: '茶叶',
    own: ['历史', '种类', '制作', '出口'],
  },
  { language: 'zh', type: 'training', prompt: '新员工入职培训', title: '新员工入职培训' },
  { language: 'zh', type: 'report', prompt: '社区图书馆年度报告', title: '社区图书馆年度报告' },
]
