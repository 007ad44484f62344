const months =
  'jan(?:uary|uar|vier|eiro)?|ene(?:ro)?|gen(?:naio)?|feb(?:ruary|ruar|rero|braio)?|fév(?:rier)?|fev(?:ereiro)?|' +
  'mar(?:ch|s|zo|ço)?|märz|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|maggio|maio|june?|juin|juni|junio|giugno|' +
  'junho|july?|juil(?:let)?|juli|julio|luglio|julho|aug(?:ust)?|août|agosto|sept?(?:ember|embre|iembre|tembre)?|' +
  'set(?:tembre|embro)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|' +
  'dec(?:ember)?|déc(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?'
const seasons =
  'early|mid|late|spring|summer|autumn|winter|frühjahr|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|' +
  'verano|otoño|invierno|estate|autunno|inverno|verão|outono'
const spans =
  'week|month|day|phase|year|woche|monat|tag|jahr|semaine|mois|jour|année|semana|mes|día|año|settimana|mese|giorno|anno|' +
  'mês|dia|ano'

/** Matches a date at the beginning of a point or label, in six languages: '2024: …', 'May 2025', 'T3', 'Semaine 2'. */
export const dateLed = new RegExp(
  String.raw`^(?:[QTSH][1-4](?!\p{L})|(?:1[4-9]|20)\d{2}(?!\d)|\d{1,2}[./]\d{1,2}|(?:${months})\.?(?!\p{L})|(?:${seasons})(?!\p{L})|(?:${spans})(?!\p{L})[\s-]*(?:\d|one|two|three|four)?)`,
  'iu',
)
