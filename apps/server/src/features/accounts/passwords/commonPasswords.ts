import { dictionary } from '@zxcvbn-ts/language-common'

/** Words of this product, of recent years and of other languages that breach lists don't have. */
const ownPasswords = `
  p@ssword1 p@ssw0rd1 pass12345 pass123456 passwort123 azerty1234 qwertz123 abcdefgh1 aa12345678 admin1234
  admin12345 admin123456 administrator1 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 welcome1234
  welcome2024 welcome2025 letmein12 letmein1234 ilovey0u sunshine123 princess12 princess123 baseball123 monkey1234
  dragon1234 master1234 computer123 internet123 facebook1 liverpool123 barcelona1 juventus1 hello12345 test12345
  test123456 user1234 guest123 guest1234 root1234 changeme123 secret1234 login123 summer2020 summer2021 summer2022
  summer2023 summer2024 summer2025 summer123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025
  winter123 spring2024 spring2025 autumn2024 autumn2025 monday123 family123 freedom123 flower123 lovely123
  babygirl123 cheese123 purple123 orange123 banana123 ranger123 tigger123 snoopy123 bailey123 lauren123 zxczxc123
  aaaaaaaa1 deckloom1 deckloom12 deckloom123 presentation1 presentation123 slides123 letmein01 hola1234 bonjour123
  contraseña1 contrasena1 motdepasse1 passord1 passord123 haslo123 parola123 sifre123 senha1234
`

/** Passwords that guessers try first, in lower case: some 49,000 from breaches, and our own. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? []),
  ...ownPasswords.trim().split(/\s+/),
])
