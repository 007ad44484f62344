/** Beats in the form that `readBeats` reads. */
export const venture = `
# problem | O problema | problema perde desperdiç falta sofre custa difícil precis
= {Short}: um problema que merece melhor
= Este problema merece uma resposta melhor do que a de hoje
- Quem sofre: seguir uma pessoa durante um dia
- Quanto custa: dar um número ao dinheiro e às horas
- O que se faz hoje: mostrar cada remendo com honestidade
- Porque dura: dizer o que tem travado uma solução
> Contar uma só história antes de generalizar. Dar a fonte de cada número.
# person | Uma história | história client utilizador pessoa quotidian
= Uma só história torna visível todo o problema
- De manhã: o que falha primeiro?
- Ao meio-dia: que escolha ninguém devia ter de fazer?
- À noite: quanto custou o dia?
- Nas suas palavras: [uma frase que nos disseram]
> Mostrar uma pessoa real, com autorização, ou dizer claramente que é composta de várias.
# why-now | Porquê agora | tendência agora lei mud nov
= Três mudanças fazem deste o momento certo
- A técnica: o que se tornou acessível há pouco?
- Os hábitos: o que fazemos hoje que antes não fazíamos?
- As regras: que lei ou apoio abre a porta?
> Todos perguntam porque não existe já. Responder com mudanças datadas.
# cost-of-waiting | O que está em jogo | risco esperar consequência
= Não fazer nada também é uma decisão, e custa
- Dizer quem paga hoje esse preço, e quantas vezes.
> Fazer aqui uma pausa. Uma frase, um número próprio e depois a resposta.
# solution | A resposta | solução constru desenvolv ofere produto plataforma ajuda
= {Short}: a nossa resposta vai à raiz
= A nossa resposta vai à raiz do problema
- Numa frase: ajudamos … a …
- O que muda: descrever o primeiro dia com a solução
- O que substitui: nomear o hábito que acaba
- O que conta: nomear o único resultado importante
> Repetir a primeira frase até um desconhecido a saber dizer.
# how-it-works | Como funciona | funciona processo técnica passo
= Como funciona, do primeiro contacto ao resultado
- Descobrir: onde se encontra a solução?
- Instalar: quem faz o quê, e em quanto tempo?
- Usar: como é um dia normal?
- Verificar: o que melhora, com números?
> Seguir um só caso, passo a passo. Se a coisa existe, mostrá-la aqui.
# before-after | Antes e depois | antes depois compar benefício diferença
= O que muda para as pessoas que servimos
- Hoje:
- Começa com um remendo
- Demora [tempo] e custa [valor]
- Depende da sorte
- Connosco:
- Começa com um gesto simples
- Demora [tempo] e custa [valor]
- Funciona sempre da mesma maneira
> Tantas linhas de um lado como do outro, para que se respondam. Escrever só valores medidos.
# hard-to-copy | A vantagem | vantagem únic patente
= Três coisas que ninguém copia depressa
- O que sabemos: anos de experiência no terreno
- O que temos: desenhos, dados, patentes ou contratos
- Quem confia: parceiros que não trocariam
> Deixar só o que um rival com dinheiro não compraria num ano.
# market | O mercado | mercado setor segmento dimensão
= {Short}: um mercado que começa pequeno e cresce
= O mercado começa estreito e depois alarga
- Primeiro: os clientes a que chegamos este ano
- Depois: a mesma necessidade na região vizinha
- A conta: número de compradores vezes gasto anual
- A fonte: [quem contou, e quando]
> Construir o mercado de baixo para cima: compradores que se podem enumerar, vezes o que cada um pagaria.
# model | O modelo | receita preço tarifa assinatura modelo
= Como a empresa ganha dinheiro
- O preço: [o vosso número] por unidade
- Quem paga: o utilizador, a empresa, o Estado ou um parceiro?
- Por venda: quanto custam a produção, a entrega e a ajuda?
- Outra vez: porque se paga uma segunda vez?
> Seguir uma só unidade até ao fim: preço, custos, o que fica.
# competition | A concorrência | concorrên rival alternativ
= Com que nos comparam, e porque mudam
- Porque ficam:
- O preço, o hábito, o medo da mudança
- Já conhecem alguém
- Está lá quando é preciso
- Porque vêm:
- Um resultado que se pode verificar
- Menos despesa ao longo do tempo
- Alguém responde quando avaria
> Nomear os rivais verdadeiros, incluindo não fazer nada. Mostrar um ponto em que perdemos.
# channels | O caminho até ao cliente | venda canal canais distribu
= Como nos encontram, nos experimentam e ficam
- Encontrar: onde já procuram, e a quem perguntam?
- Experimentar: um pequeno passo sem risco
- Comprar: quem assina, e o que o facilita?
- Recomendar: o que contam ao próximo?
> Escrever um custo e uma taxa junto de cada passo logo que sejam medidos.
# proof | As provas | prova passámos client piloto êxito resultado cresce
= O que já está provado, e não só prometido
- Testado: um caso antes e depois
- Usado: por quem hoje, e quantas vezes?
- Dito: [a frase de um cliente, com o nome]
- Por mostrar: o que o próximo ensaio deve provar
> Uma prova pequena e real convence mais do que uma grande promessa.
# team | A equipa | equipa equipe fundador experiência
= Esta equipa conhece o problema e sabe construir
- [Nome]: porque conhece este problema
- [Nome]: o que já construiu
- [Nome]: quem abre a porta dos clientes
> De cada pessoa, um feito em vez de um cargo. Dizer também quem falta.
# roadmap | O caminho | calendário etapa trimestre mês crescer
= O caminho tem quatro etapas, cada uma com a sua prova
- Agora: o que já existe
- Em breve: a prova que mais conta
- Depois: o primeiro lugar que se sustenta
- Mais tarde: o que se torna possível
> A cada etapa, um resultado verificável e uma data.
# risks | Os riscos | risco perigo ameaça
= O que pode correr mal, e o que faremos
- O que pode correr mal:
- Vender demora mais tempo
- Um grande imita-nos
- Falta uma pessoa-chave
- O que faremos:
- Gastar por degraus
- Ficar mais perto dos clientes
- Escrever e partilhar o saber
> A quem nomeia os seus riscos acredita-se no resto.
# use-of-funds | Os meios | fundos financiamento capital procuramos orçamento invest
= Para que servirá o dinheiro, e o que provará
- O valor: [soma], até [data]
- O uso: as três rubricas maiores, a maior primeiro
- O resultado: a prova que teremos na mão
- Depois: como viveremos das vendas
> Ligar sempre o dinheiro à prova que compra.
# vision | O horizonte | visão futuro longo prazo
= Se correr bem, a exceção passa a ser a regra
- Desenhar uma imagem: um dia em que já ninguém fale disto.
> Falar devagar. A seguir vem o pedido.
`
