/**
 * Passwords that guessers try first and that the other rules would let through, lower-cased: at least 8 characters
 * with a letter and a digit.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password1 password12 password123 password1234 password2 password3 password01 password99 passw0rd1
  passw0rd p@ssw0rd p@ssword1 p@ssw0rd1 pa55word pa55w0rd pass1234 pass12345 pass123456 passwort1 passwort123
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui1 qwertyuiop1 qwer1234 1234qwer q1w2e3r4 q1w2e3r4t5
  q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 2wsx3edc qazwsx123 qazwsx12
  1qazxsw2 asdf1234 1234asdf asdfgh123 asdfghjkl1 zxcvbnm1 zxcvbnm123 zxcv1234 azerty123 azerty1234 qwertz123
  abc12345 abc123456 abcd1234 abcde123 abcdef12 abcdef123 abcdefg1 abcdefgh1 a1b2c3d4 a1b2c3d4e5 a1234567 a12345678
  a123456789 aa123456 aa12345678 aaa12345 abc123abc abc123456789 123456ab 123456abc 12345678a 123456789a 1234567a
  12345abc 123456qwerty 123qweasd 123qweasdzxc 123qwe123 qwe123qwe 123abc123 123456aa 1a2b3c4d 1a2b3c4d5e 12qwaszx
  admin123 admin1234 admin12345 admin123456 administrator1 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025
  welcome1 welcome12 welcome123 welcome1234 welcome2024 welcome2025 letmein1 letmein12 letmein123 letmein1234
  iloveyou1 iloveyou12 iloveyou123 iloveyou2 ilovey0u trustno1 sunshine1 sunshine123 princess1 princess12 princess123
  football1 football12 football123 baseball1 baseball123 basketball1 superman1 superman123 batman123 monkey123
  monkey1234 dragon123 dragon1234 master123 master1234 shadow123 michael1 michael123 jordan23 jordan123 jennifer1
  charlie1 charlie123 jessica1 ashley123 daniel123 matthew1 anthony1 william1 thomas123 andrew123 robert123 joshua123
  nicole123 samantha1 michelle1 computer1 computer123 internet1 internet123 samsung1 samsung123 google123 facebook1
  starwars1 pokemon1 pokemon123 naruto123 chelsea1 arsenal1 liverpool1 liverpool123 barcelona1 juventus1 ronaldo7
  whatever1 blink182 mustang1 corvette1 hello123 hello1234 hello12345 test1234 test12345 test123456 testing1 testing123
  user1234 guest123 guest1234 root1234 changeme1 changeme123 default1 secret123 secret1234 temp1234 login123 access14
  summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer123 winter2020 winter2021 winter2022
  winter2023 winter2024 winter2025 winter123 spring2024 spring2025 autumn2024 autumn2025 january1 december1 monday123
  myspace1 family123 freedom1 freedom123 flower123 forever1 angel123 lovely123 love1234 lover123 babygirl1 babygirl123
  butterfly1 cookie123 chocolate1 cheese123 purple123 orange123 banana123 killer123 ginger123 pepper123 buster123
  hunter123 ranger123 soccer123 hockey123 tigger123 snoopy123 maggie123 bailey123 lauren123 matrix123 ninja123
  asd12345 asd123456 asdasd123 qweqwe123 zxczxc123 qweasd123 qweasdzxc1 aaaaaaa1 aaaaaaaa1 11111111a 00000000a
  deckloom1 deckloom12 deckloom123 presentation1 presentation123 slides123 letmein01 hola1234 bonjour1 bonjour123
  contraseña1 contrasena1 motdepasse1 passord1 passord123 haslo123 parola123 sifre123 senha123 senha1234`
    .split(/\s+/)
    .filter((password) => password !== ''),
)
