/** Words of one language, from which source texts of any length are composed. */
export interface Language {
  /** BCP 47 tag. */
  readonly tag: string
  readonly titles: readonly string[]
  readonly headings: readonly string[]
  readonly sentences: readonly string[]
  readonly items: readonly string[]
}

export const languages: readonly Language[] = [
  {
    tag: 'en',
    titles: ['Night trains in Central Europe', 'Street trees of Lisbon', 'The oat drink launch'],
    headings: ['Where we stand', 'What changed', 'Costs', 'Risks', 'Next year', 'The team'],
    sentences: [
      'Half of the losses happen in the last 40 kilometres.',
      'Revenue grew 12% to €4.1 million in 2024, while churn fell to 3%.',
      'Loggers are read after delivery, when every dose in the box is already spoiled and written off.',
      'In Leeds, 48 of 60 stores had opened by March.',
      'Nobody asked the drivers.',
      'The council planted 1,240 trees between 2019 and 2023, most of them along the tram lines.',
    ],
    items: [
      'Faster onboarding',
      'Costs: € 2.9m per store',
      'Fewer tickets, better answers',
      'By May 2027',
    ],
  },
  {
    tag: 'de',
    titles: ['Erneuerbare Energien in Schulen', 'Donaudampfschifffahrt: der Jahresbericht'],
    headings: ['Ausgangslage', 'Wirtschaftlichkeitsberechnung', 'Maßnahmen', 'Nächste Schritte'],
    sentences: [
      'Die Hälfte der Schäden entsteht auf den letzten 40 Kilometern.',
      'Die Bundesausbildungsförderungsverordnung wurde 2023 überarbeitet und gilt seitdem in allen Ländern.',
      'Wir haben 12 Anlagen gebaut, die zusammen 4.300 kWh im Jahr liefern.',
      'Niemand hat die Fahrerinnen gefragt.',
    ],
    items: [
      'Kürzere Wege',
      'Kosten: 1,1 Mio. € je Filiale',
      'Qualitätssicherungsbeauftragte benennen',
    ],
  },
  {
    tag: 'el',
    titles: ['Ανανεώσιμες πηγές στα νησιά', 'Ετήσια έκθεση για την Αθήνα'],
    headings: ['Πού βρισκόμαστε', 'Τι άλλαξε', 'Κόστος', 'Επόμενα βήματα'],
    sentences: [
      'Η ταχύτητα της ανάπτυξης είναι μεγαλύτερη από όσο περιμέναμε φέτος στην Αθήνα.',
      'Τα μισά προϊόντα χάνονται στα τελευταία 40 χιλιόμετρα της διαδρομής.',
      'Το 2024 τα έσοδα έφτασαν τα 4,1 εκατομμύρια ευρώ.',
    ],
    items: ['Λιγότερες καθυστερήσεις', 'Κόστος: 2,9 εκ. €', 'Καλύτερες απαντήσεις'],
  },
  {
    tag: 'ru',
    titles: ['Ночные поезда: итоги года', 'Рост выручки в северном регионе'],
    headings: ['Где мы сейчас', 'Что изменилось', 'Расходы', 'Следующие шаги'],
    sentences: [
      'Рост выручки в северном регионе оказался выше, чем мы ожидали в начале года.',
      'Половина потерь происходит на последних 40 километрах пути.',
      'В 2024 году выручка выросла на 12 % и достигла 4,1 млн евро.',
      'Никто не спросил водителей.',
    ],
    items: ['Меньше обращений', 'Стоимость: 2,9 млн €', 'Достопримечательности и гостеприимство'],
  },
  {
    tag: 'ar',
    titles: ['تقرير المياه السنوي', 'خطة التوسع في الشمال'],
    headings: ['أين نقف الآن', 'ما الذي تغير', 'التكاليف', 'الخطوات التالية'],
    sentences: [
      'نصف الخسائر يحدث في آخر 40 كيلومترا من الطريق.',
      'نمت الإيرادات بنسبة 12% لتصل إلى 4.1 مليون يورو في عام 2024.',
      'لم يسأل أحد السائقين عن رأيهم في نظام Coldtrace الجديد.',
      'تقرأ أجهزة التسجيل بعد التسليم حين تكون كل جرعة في الصندوق قد فسدت.',
    ],
    items: ['تأخير أقل', 'التكلفة: 2.9 مليون', 'إجابات أفضل من فريق الدعم'],
  },
  {
    tag: 'he',
    titles: ['דוח שנתי על עצי הרחוב', 'תוכנית ההתרחבות לצפון'],
    headings: ['איפה אנחנו עומדים', 'מה השתנה', 'עלויות', 'הצעדים הבאים'],
    sentences: [
      'מחצית מההפסדים מתרחשים ב-40 הקילומטרים האחרונים.',
      'ההכנסות צמחו ב-12% והגיעו ל-4.1 מיליון אירו בשנת 2024.',
      'איש לא שאל את הנהגים על מערכת Coldtrace החדשה.',
    ],
    items: ['פחות עיכובים', 'עלות: 2.9 מיליון', 'תשובות טובות יותר'],
  },
  {
    tag: 'hi',
    titles: ['ग्रामीण भारत में स्वच्छ जल', 'वार्षिक रिपोर्ट'],
    headings: ['हम कहाँ हैं', 'क्या बदला', 'लागत', 'अगले कदम'],
    sentences: [
      'आधा नुकसान अंतिम 40 किलोमीटर में होता है।',
      'वर्ष 2024 में आय 12% बढ़कर 41 लाख यूरो हो गई।',
      'किसी ने चालकों से नहीं पूछा कि उन्हें क्या चाहिए।',
    ],
    items: ['कम देरी', 'लागत: 29 लाख', 'बेहतर उत्तर और तेज़ सेवा'],
  },
  {
    tag: 'zh-Hans',
    titles: ['中欧夜间列车年度报告', '农村清洁用水计划'],
    headings: ['现状', '发生了什么变化', '成本', '下一步'],
    sentences: [
      '一半的损失发生在最后四十公里的运输途中。',
      '二〇二四年收入增长12%，达到410万欧元，客户流失率降至3%。',
      '没有人问过司机的意见。',
      '记录仪在交付之后才被读取，那时箱子里的每一剂疫苗都已经失效。',
    ],
    items: ['减少延误', '成本：每店290万欧元', '更快的入职培训和更好的答复'],
  },
  {
    tag: 'zh-Hant',
    titles: ['街道樹木年度報告', '鄉村淨水計畫'],
    headings: ['現況', '改變了什麼', '成本', '下一步'],
    sentences: [
      '一半的損失發生在最後四十公里的運輸途中。',
      '二〇二四年營收成長12%，達到410萬歐元。',
      '沒有人問過司機的意見，也沒有人讀過紀錄。',
    ],
    items: ['減少延誤', '成本：每店290萬歐元', '更好的答覆'],
  },
  {
    tag: 'ja',
    titles: ['日本の再生可能エネルギー', '夜行列車の年次報告'],
    headings: ['現状', '何が変わったか', '費用', '次のステップ'],
    sentences: [
      '損失の半分は最後の40キロメートルで発生しています。',
      '二〇二四年の売上高は12%増の410万ユーロとなり、解約率は3%に低下しました。',
      '運転手には誰も尋ねませんでした。',
      'データロガーは納品後に読み取られるため、その時点で箱の中のワクチンはすべて廃棄対象になっています。',
    ],
    items: ['遅延の削減', '費用：一店舗あたり290万ユーロ', 'サポートの品質向上'],
  },
  {
    tag: 'ko',
    titles: ['야간 열차 연례 보고서', '농촌 정수 사업 계획'],
    headings: ['현재 상황', '무엇이 바뀌었나', '비용', '다음 단계'],
    sentences: [
      '손실의 절반은 마지막 40킬로미터에서 발생합니다.',
      '2024년 매출은 12% 증가한 410만 유로를 기록했고 이탈률은 3%로 떨어졌습니다.',
      '아무도 운전기사에게 묻지 않았습니다.',
    ],
    items: ['지연 감소', '비용: 매장당 290만 유로', '더 나은 답변'],
  },
]
