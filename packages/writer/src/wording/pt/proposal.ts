/** Beats in the form that `readBeats` reads. */
export const proposal = `
# problem | A situação | problema situação hoje falta demasiad
= {Short}: assim não se pode continuar
= A situação de hoje não pode continuar assim
- O que acontece: um exemplo da semana passada
- Quanto custa: tempo, dinheiro ou confiança
- Quem é afetado: nomear grupos, não culpados
> Descrever a situação de modo que até os contrários concordem.
# question | A pergunta | pergunta porque
= E se simplesmente experimentássemos uma vez?
- Deixar a pergunta no ar até cada um ter respondido para si.
> Calar depois da pergunta. Só então continuar.
# stakeholders | As pessoas envolvidas | morador família pessoal cliente vizinh
= Três grupos veem a questão de três maneiras
- Quem ganha: o que fica mais fácil?
- Quem perde: a que renuncia, e em troca de quê?
- Quem decide: com que vai medir o resultado?
> Falar com uma pessoa de cada grupo antes de mostrar esta página.
# tried | Até agora | tent experiment antes
= O que já tentámos, e o que faltou
- Tentámos:
- Apelos e circulares
- Pequenos retoques
- Esperar que passasse
- Faltou:
- Uma pessoa responsável
- Uma medida do êxito
- Uma data para decidir
> Ser justo: essas tentativas eram sinceras e ensinaram alguma coisa.
# idea | A proposta | proposta ideia projeto dever
= {Short}: experimentar em pequeno e medir
= A nossa proposta: experimentar em pequeno e medir
- O que fazemos: uma frase que todos entendem
- O que deixamos: dizer a que dá lugar
- O que fica: as promessas em que ninguém toca
> Dizer a proposta numa frase e depois justificá-la, nunca ao contrário.
# steps | Os passos | passo fase etapa
= Como começaria, passo a passo
- Preparar: um responsável, uma meta, uma medida
- Experimentar: num lugar, por tempo limitado
- Observar: comparar com as semanas anteriores
- Decidir: parar, mudar ou alargar
> Insistir que o último passo é uma decisão verdadeira.
# needs | Os meios | custo orçamento pessoal financ
= O que é preciso: pessoas, dinheiro e atenção
- Pessoas: quem dá quantas horas, e quem substitui?
- Dinheiro: uma vez [valor], depois [valor] por mês
- Atenção: que outro projeto vai esperar?
> Calcular com rigor e algum pessimismo. Um custo descoberto tarde faz muito dano.
# options | A escolha | opção escolha alternativ
= Há dois caminhos, e só um se pode verificar
- Continuar igual:
- Nenhum esforço hoje
- Os mesmos custos todos os meses
- A pergunta volta com mais pressa
- Começar em pequeno:
- Algum esforço hoje
- Custos conhecidos e limitados
- Uma decisão segundo o que se viu
> Apresentar os dois caminhos com justiça. O público que escolha.
# benefits | Os efeitos | vantage benefíc efeito poup
= Três efeitos que notaríamos primeiro
- Logo: o que desaparece na primeira semana?
- Em breve: o que fica mais simples num mês?
- A prazo: o que resta quando passa a novidade?
> Ligar cada efeito ao sinal que permite reconhecê-lo.
# evidence | As provas | prova estudo experiência dado inquérito
= Outros experimentaram, e foi isto que viram
- Um exemplo: [lugar ou empresa], [ano], [resultado e fonte]
- Um contraexemplo: onde falhou, e porquê?
- Aqui: o que é igual, e o que é diferente?
> Mostrar também um contraexemplo. É o que dá crédito às provas.
# objections | As objeções | objeção contra receio mas
= As objeções mais fortes, e as nossas respostas
- Vão dizer-nos:
- Sempre se fez de outra maneira
- Custa demasiado
- Não temos tempo
- Respondemos:
- Por isso um ensaio com fim marcado
- Não fazer nada também custa
- Primeiro deixamos outra coisa
> Formular as objeções com a força de quem as faz.
# timeline | O calendário | calendário data início prazo
= Quatro datas bastam para saber mais
- Hoje: um sim ao ensaio
- Início: [data], num só lugar
- A meio: um primeiro olhar em conjunto
- Decisão: [data], com números na mão
> Marcar as datas na agenda enquanto estão todos.
# risk | A prudência | risco perigo segurança
= O que poderia fazer falhar o ensaio
- Demasiado grande: querer tudo ao mesmo tempo
- Demasiado curto: acabar antes de se ver algo
- Demasiado calado: não contar o que se aprende
> Em cada ponto, dizer quem o impede.
# decision | A decisão | decid decisão pedimos vot acordo aprov
= Hoje decidimos apenas o primeiro passo
- Pedimos: [um sim, uma soma, um lugar]
- Não decidimos: tudo o que viria depois
- Quem trata disso: [nome], até [data]
> Pedir o sim mais pequeno que faça avançar, e calar.
`
