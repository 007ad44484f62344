/** Beats in the form that `readBeats` reads. */
export const report = `
# summary | Em resumo | resumo balanço total
= {Short}: o essencial num relance
= O essencial num relance, para quem tem pressa
- O que queríamos saber: a pergunta numa frase
- O que encontrámos: o resultado que mais muda
- O que se segue: a decisão que é preciso tomar
> Quem vir só esta página deve poder agir bem.
# question | A pergunta | pergunta objetivo encomenda
= Esta é a pergunta a que o relatório responde
- A origem: quem perguntou, e porquê agora?
- O limite: o que não se estudou de propósito?
- O uso: que decisão depende disto?
> Ler a pergunta em voz alta. Quem a muda, muda o relatório.
# method | O método | método inquérito dado medi
= Como fizemos, para que se possa verificar
- Reunir: que fontes, que período?
- Rever: o que se excluiu, e porquê?
- Comparar: com quê, e será justo?
- Interpretar: quem releu?
> Ser breve. Os pormenores vão para o anexo.
# background | O contexto | contexto história desde ano evolução
= Como se chegou até aqui, em quatro etapas
- Antes: como foi durante muito tempo
- Depois: o que mudou primeiro
- Desde então: o que tentámos
- Hoje: onde estamos
> Citar só os factos que explicam o resultado.
# headline | O resultado | resultado cresce subiu caíram receita aumento atingi vendas
= {Short}: primeiro o resultado principal
= O resultado principal vem em primeiro lugar
- O resultado: [o que mudou, quanto, desde quando]
- Comparado: com o plano, com o ano passado, com outros
- Seguro, porque: duas fontes dizem o mesmo
> Trocar o título pelo resultado logo que se saiba o número.
# went-well | Luzes e sombras | êxito sucesso falha atraso problema cancelamento
= O que correu bem, e o que não correu bem
- Correu bem:
- A meta cumprida, e o que ajudou
- O hábito que convém manter
- As pessoas a quem agradecer
- Não correu bem:
- A meta falhada, e por quanto
- O hábito que deve acabar
- O aviso que chegou tarde
> Os dois lados com o mesmo tamanho. O bom não é cortesia.
# people-say | As vozes | diz opini respond pessoal testemunho
= O que dizem os envolvidos, por palavras suas
- Satisfeito: [uma frase, o papel, a data]
- Insatisfeito: [uma frase, o papel, a data]
- Surpreendente: [uma frase que ninguém esperava]
> Citar à letra, depois de pedir autorização.
# differences | As diferenças | diferença região grupo serviço
= A média esconde três diferenças
- Por lugar: onde é muito diferente?
- Por grupo: quem se afasta mais?
- Por momento: quando muda a imagem?
> Dar uma hipótese para cada diferença, e chamar-lhe hipótese.
# drivers | As causas | causa razão porque explica
= Três causas explicam melhor o resultado
- De fora: o que mudou à nossa volta?
- De dentro: o que fizemos de outra maneira?
- O acaso: o que não se repetiria?
> Separar a causa da simples coincidência.
# money | O dinheiro | custo orçamento despesa gasto euro poup
= Para onde foi o dinheiro, e o que trouxe
- A maior rubrica: [valor], e porquê
- O desvio: onde se gastou mais ou menos?
- O fruto: o que teria faltado sem essa despesa?
> Mostrar primeiro o conjunto e depois a rubrica de que é preciso falar.
# compare | A comparação | compar plano previst objetivo
= O previsto e o real, frente a frente
- O previsto:
- A meta, tal como no plano
- O tempo que calculámos
- O dinheiro reservado
- O real:
- A meta, tal como está hoje
- O tempo que foi preciso
- O dinheiro gasto
> Pôr cada linha em frente da mesma linha.
# risks | Os riscos | risco perigo alerta
= Estes riscos ficam se nada se fizer
- O mais provável: qual é, e como se nota cedo?
- O mais caro: qual é, e quem paga?
- O mais calado: qual veremos por último?
> Para cada risco, nomear quem o vigia.
# lessons | As lições | lição aprend erro
= O que faremos de outra maneira da próxima vez
- Manter: o que resultou
- Mudar: o que vimos demasiado tarde
- Deixar: o que não ajudou ninguém
> Formular cada lição como um ato, não como um sentimento.
# recommendations | As recomendações | recomend proposta medida próxim
= Três passos seguem-se do resultado
- Logo: o que se pode fazer sem dinheiro?
- Este ano: o que precisa de uma decisão?
- A prazo: o que tem de mudar a fundo?
> A cada recomendação, uma pessoa e uma data.
# plan | O plano | plano próxim passo calendário
= Da recomendação ao ato em quatro datas
- Esta semana: quem fala com quem?
- Este mês: o que começa?
- Este trimestre: o que se vai ver?
- Depois: quando voltamos a olhar?
> Marcar as datas aqui, não mais tarde.
# owners | Os responsáveis | responsável equipa papel encarreg
= Quem trata disto, e até quando
- [Nome]: primeira recomendação, até [data]
- [Nome]: segunda recomendação, até [data]
- [Nome]: terceira recomendação, até [data]
> Escrever só quem está presente ou já disse que sim.
# surprise | A surpresa | surpres inesperad
= Uma descoberta surpreendeu-nos a nós próprios
- Dizer numa frase o que esperávamos e o que vimos.
> A surpresa é o que se vai contar lá fora.
# outlook | A perspetiva | perspetiva futuro previsão
= Se nada mudar, é aqui que estaremos daqui a um ano
- Descrever o estado que ninguém decidiu e que virá na mesma.
> Falar com calma. A decisão está na última página.
`
