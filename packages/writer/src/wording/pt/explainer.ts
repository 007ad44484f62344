/** Beats in the form that `readBeats` reads. */
export const explainer = `
# why-care | O motivo | porque importante interesse
= {Short}: porque nos diz respeito a todos
= Porque este tema nos diz respeito a todos
- Todos os dias: onde o encontramos sem dar por isso?
- Em grande: o que depende disto?
- Para nós: que decisão fica mais fácil?
> Começar com uma cena que todos conhecem.
# definition | O que é | é definição significa
= O que quer dizer, e o que não quer dizer
- É:
- A ideia, numa frase
- Um exemplo que todos conhecem
- O sinal que permite reconhecê-lo
- Não é:
- O parecido com que se confunde
- O exemplo que não serve
- O sinal que é só acaso
> Primeiro o exemplo, depois a definição.
# origin | A origem | história origem nasceu século ano
= De onde vem, em quatro etapas
- No princípio: quem precisava, e para quê?
- A viragem: o que mudou tudo?
- A difusão: como chegou até nós?
- Hoje: o que resta disso?
> Dar um ano e uma fonte a cada etapa.
# everyday | Todos os dias | quotidian dia vida
= Onde o encontramos num dia qualquer
- Em casa: onde se esconde sem se fazer notar?
- Na rua: o que seria diferente sem isto?
- No trabalho: quem trata disto todos os dias?
> Pedir ao público os seus próprios exemplos.
# how | O princípio | funciona como processo
= {Short}: o princípio em quatro passos
= O princípio, explicado em quatro passos
- No início: o que entra?
- Depois: o que lhe acontece?
- Decisivo: que passo não pode faltar?
- No fim: o que sai?
> Explicar com um só exemplo e não o largar.
# parts | As partes | parte elemento tipo
= Três partes que convém conhecer bem
- A parte visível: o que percebemos?
- A parte escondida: o que sustenta o conjunto?
- A ligação: o que as mantém juntas?
> Uma imagem ou um esboço diz aqui mais do que palavras.
# example | Um exemplo | exemplo caso
= Um exemplo esclarece tudo num relance
- Quem e onde: [nome, lugar, ano]
- O que aconteceu: a história em três frases
- O que mostra: a ideia de que se trata
> Escolher o exemplo que um desconhecido entenda logo.
# myths | Os mitos | mito acredita falso ideia
= O que se julga, e o que é verdade
- Julga-se:
- Que é novo
- Que é coisa de especialistas
- Que não se pode mudar
- Na verdade:
- Tem uma longa história
- Muitos lidam com isto todos os dias
- Outros já o mudaram
> Rebater cada mito com uma fonte, nunca com troça.
# numbers | Os números | número quant por cento
= Três números ajudam a perceber a escala
- Quanto: [número], segundo [fonte]
- Com que rapidez: [número], desde [ano]
- Em comparação: [número] que todos conhecem
> Mostrar só números que se possam comparar com algo familiar.
# effects | Os efeitos | efeito consequência influência
= Três efeitos que já se fazem sentir
- Para as pessoas: o que é mais fácil, e o que é mais difícil?
- Para a natureza: o que muda à nossa volta?
- Para a sociedade: quem ganha, e quem perde?
> Separar o que se quis do que não se quis.
# for-and-against | A favor e contra | vantage desvantage favor contra
= O que fala a favor, e o que fala contra
- A favor:
- O bem que todos veem
- A experiência de quem o conhece
- A ocasião que de outro modo passa
- Contra:
- O preço que alguém paga
- O perigo que se subestima
- O caminho que ainda falta
> Apresentar cada lado de modo que os seus partidários concordem.
# voices | As vozes | opinião diz especialista citação
= Três pessoas veem-no de três maneiras
- Da ciência: [frase, nome, ano]
- Da prática: [frase, nome, lugar]
- Da crítica: [frase, nome, ano]
> Mostrar cada voz com as suas palavras.
# evidence | As provas | prova estudo investig dado
= O que se sabe ao certo, e de onde
- Certo: [descoberta], confirmada várias vezes
- Discutido: [descoberta], confirmada em parte
- Em aberto: a pergunta em que se trabalha
> Explicar a diferença entre aberto e discutido.
# future | O futuro | futuro amanhã evolução
= O que vem pode tomar três caminhos
- Como até agora: o que acontece se ninguém agir?
- Mais depressa: o que mudaria tudo?
- De outro modo: que viragem ninguém espera?
> Dizer que caminho é mais provável, e como se vai notar.
# do | O que fazer | agir fazer conselho
= O que cada um pode fazer a partir de amanhã
- A sós: um pequeno passo esta semana
- Em conjunto: uma pergunta que devíamos fazer
- A prazo: uma decisão que conta
> A ideia que se pode cumprir hoje é a que mais atua.
# key-ideas | O que fica | chave ideia essencial
= Três ideias que convém guardar
- A primeira: o que é, numa frase
- A segunda: porque importa
- A terceira: o que daí se segue
> Saber repetir as três ideias sem a página.
# discussion | O debate | debate pergunta discussão
= Três perguntas de que vale a pena falar
- Para começar: o que foi novo?
- Para discutir: onde se separam as opiniões?
- Para acabar: o que gostaríamos ainda de saber?
> Esperar dez segundos depois de cada pergunta.
# question | A pergunta | pergunta enigma
= Uma pergunta está por trás de tudo o que se segue
- Escrever a pergunta a que esta palestra responde.
> Repeti-la no fim.
# dilemma | O dilema | dilema conflito
= Não se pode ter tudo: é preciso pesar
- Nomear os dois bens entre os quais é preciso escolher.
> Não impor uma solução. A tensão faz parte do tema.
`
