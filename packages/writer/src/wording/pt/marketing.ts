/** Beats in the form that `readBeats` reads. */
export const marketing = `
# goal | O objetivo | objetivo alcanç meta cresc
= {Short}: o que o marketing deve conseguir
= O que o marketing deve conseguir desta vez
- De: onde estamos, contado da mesma maneira?
- Para: [número], até [data]
- Não é meta: ser conhecido por toda a gente
> Basta um objetivo. Se duas pessoas o medem de modo diferente, ainda não é claro.
# audience | O público | público client família jovem comprador
= Um grupo vem antes de todos os outros
- Quem: idade, lugar, e o que enche a semana
- Onde procuram: três sítios, por ordem
- O que os trava: preço, dúvida, hábito ou esforço
> Descrever uma pessoa real do grupo. Tudo o resto se verifica com ela.
# insight | A chave | chave desejo necessidade
= Não se quer mais escolha, mas uma escolha mais fácil
- Verificar esta chave com cinco compradores e trocar a frase.
> Uma chave é conhecida pelos compradores e esquecida pelos rivais.
# market | O meio | mercado concorrên meio
= O que todos dizem, e o que só nós podemos dizer
- O que todos dizem:
- A promessa que qualquer um faz
- O preço que qualquer um pede
- O sítio onde qualquer um grita
- O que podemos dizer:
- A promessa que só nós cumprimos
- O preço, e porque é justo
- O sítio onde ainda não há ninguém
> Ler em voz alta cinco anúncios alheios. O que nenhum diz é o nosso lugar.
# journey | O percurso | percurso cliente viagem
= Do primeiro olhar à recomendação em quatro passos
- Reparar: o que os faz parar um segundo?
- Verificar: o que perguntam primeiro?
- Comprar: o que facilita o último passo?
- Recomendar: o que contam depois?
> Para cada passo, nomear o lugar onde acontece.
# positioning | A posição | posição marca promessa
= {Short}: uma promessa que só nós fazemos
= Uma frase diz o que somos, e o que não queremos ser
- Para quem: o grupo, numa palavra
- O que somos: a gaveta em que nos arrumam
- Porquê nós: a única razão que se pode verificar
> Dizer a frase a um desconhecido e perguntar-lha uma hora depois.
# messages | A mensagem | mensagem lema frase texto
= Três mensagens sustentam toda a campanha
- Para a cabeça: que prova convence?
- Para o coração: que imagem fica?
- Para a mão: o que é preciso fazer agora?
> Cada mensagem deve caber em sete palavras.
# proof | A prova | prova opinião teste
= Porque vão acreditar na nossa promessa
- Mostrado: o que pode cada um experimentar?
- Dito: quem o confirma, com o nome?
- Medido: [número], segundo [fonte]
> Sem prova, a promessa só faz barulho.
# channels | Os canais | canal canais redes instagram imprensa mercado cartaz
= Três canais, e uma tarefa para cada um
- Próprios: o que é nosso, e quem já o lê?
- Ganhos: quem fala de nós sem ser pago?
- Pagos: quanto custa um contacto, e o que traz?
> Mais valem três canais bem tratados do que sete a meio.
# content | Os conteúdos | conteúdo artigo vídeo foto receita
= Conteúdos que se guardam mesmo sem comprar
- Ensinar: o que sabemos que ajude os outros?
- Mostrar: o que não se costuma ver?
- Perguntar: o que podem as pessoas trazer?
> Planear com um mês de avanço e deixar lugar ao imprevisto.
# launch | O lançamento | lançamento início abertura data
= O lançamento faz-se em quatro vagas
- Antes: uns poucos experimentam e falam
- No dia: um lugar, uma notícia, um pedido
- Depois: mostrar as primeiras vozes
- Mais tarde: repetir o que resultou
> Depois de cada vaga, decidir se vem a seguinte.
# offer | A oferta | oferta preço desconto prova
= Uma oferta que se experimenta sem risco
- O que se recebe:
- Um resultado em pouco tempo
- Uma pessoa com nome
- Uma saída clara se não servir
- O que se dá:
- Um preço sem letra pequena
- Poucos minutos para começar
- Uma opinião sincera depois
> Ler a oferta em voz alta. Onde se tropeça, é complicada.
# budget | O orçamento | orçamento custo euro dinheiro
= O orçamento segue o que já resultou
- Seguro: [valor] para o que está provado
- Ensaio: [valor] para dois caminhos novos
- Reserva: [valor] para o imprevisto
> Dizer o que se corta se faltar dinheiro.
# measure | A medição | medi êxito indicador resultado
= Como veremos se está a resultar
- Visto: a quantas pessoas chegamos?
- Entendido: quantas perguntam?
- Feito: quantas compram ou vêm?
- Repetido: quantas voltam a fazê-lo?
> Basta um número por passo. Olhar todas as semanas no mesmo dia.
# test | O ensaio | ensaio teste piloto
= Primeiro testar em pequeno, depois gastar em grande
- A hipótese: o que deve resultar, e porquê?
- O ensaio: pouco dinheiro, um lugar, duas versões
- O veredicto: a partir de que número continuamos?
> Fixar o veredicto antes do ensaio, não depois.
# team | A equipa | equipa equipe agência responsável
= Quem decide, quem faz e quem aprova
- Decide: [nome], se houver desacordo
- Faz: [nome], todas as semanas
- Aprova: [nome], num dia
> Decide uma só pessoa. Senão, decide o tempo.
# moment | O momento | momento época ocasião
= Há um momento em que todos olham
- Nomear a ocasião: época, acontecimento ou hábito, e quando volta.
> Orientar tudo para esse momento, não para a nossa agenda.
# risks | A prudência | risco perigo crise
= O que pode estorvar, e a nossa resposta
- O que pode estorvar:
- O lançamento atrasa-se
- Uma frase é mal entendida
- Ninguém reage
- O que faremos:
- Reduzir a primeira vaga
- Responder depressa e com calor
- Mudar a mensagem antes de pagar
> Preparar uma frase para o pior caso e nomear uma pessoa.
`
