/** Beats in the form that `readBeats` reads. */
export const training = `
# goals | Os objetivos | objetivo saber capaz
= {Short}: o que todos saberão fazer
= O que todos saberão fazer no fim
- Saber: o que explicamos numa frase?
- Saber fazer: o que fazemos sem ajuda?
- Querer: o que mudaremos amanhã?
> Voltar a mostrar os objetivos no fim e verificá-los em conjunto.
# why | A razão | porque razão importante perigo
= Porque esta hora vale a pena para todos
- Sem isto: o que acontece se ninguém souber?
- Com isto: o que fica mais fácil para cada um?
- Uma vez: um caso em que tudo dependeu disto
> Começar pelo caso, não pelo regulamento.
# warm-up | Para começar | pergunta início apresent
= Três perguntas mostram o que já sabemos
- Lembrar: quando correu bem da última vez?
- Adivinhar: qual é o erro mais frequente?
- Desejar: o que é preciso esclarecer hoje?
> Anotar as respostas e voltar a elas mais tarde.
# case | Um caso | caso exemplo história
= Um caso real mostra o que importa
- O que aconteceu: lugar, hora, pessoas
- O que ajudou: o gesto que mudou tudo
- O que faltou: o gesto que praticamos hoje
> Escolher um caso da casa, sem nomes.
# terms | As palavras | palavra termo definição
= Três palavras bastam para começar
- [Palavra]: numa frase, sem jargão
- [Palavra]: com um exemplo de todos os dias
- [Palavra]: com que se confunde
> Pedir que outros expliquem cada palavra antes de a explicar.
# steps | Os passos | passo ordem procedimento
= Quatro passos, sempre pela mesma ordem
- Preparar: o que está pronto antes de começar?
- Começar: que gesto vem primeiro?
- Verificar: como se vê que está certo?
- Terminar: o que deixamos, e a quem o dizemos?
> Mostrar primeiro em silêncio, depois com palavras, depois todos juntos.
# principle | A regra | regra princípio
= Uma regra vale também quando há pressa
- A regra: em sete palavras, no máximo
- A razão: o que evita
- A exceção: quando não vale, e quem o decide
> Dizer a regra em conjunto e em voz alta. Tem graça e fica.
# good-and-bad | Certo e errado | certo errado erro bem
= O certo e o errado, frente a frente
- Assim não:
- Começar sem olhar
- Esperar que alguém veja
- Calar o erro
- Assim sim:
- Parar um momento e verificar
- Dizer em voz alta o que se vê
- Contar logo o erro
> Representar os dois lados. Lembra-se o que faz rir.
# tools | As ferramentas | ferramenta material aparelho programa
= Estas são as ferramentas, e aqui estão
- Todos os dias: [o quê, e onde]
- Raramente: [o quê, e quem o entrega]
- Numa urgência: [o quê, e como se alcança]
> Fazer que todos as tenham uma vez na mão.
# exercise | O exercício | exercício prática simulacro
= Agora praticam todos, dois a dois
- A tarefa: um caso que acontece mesmo
- O tempo: poucos minutos, com relógio
- A troca: os papéis trocam-se uma vez
- O retorno: primeiro um mérito, depois uma ideia
> Circular e ouvir. Intervir só no fim.
# mistakes | Os erros | erro falha frequente
= Três erros que quase todos cometem
- Com pressa: como se nota, e o que ajuda?
- A sós: a quem se podia perguntar?
- Com excesso de confiança: que controlo se saltou?
> Contar o próprio primeiro erro. Os outros seguem.
# what-if | E se | imprevisto problema emergência
= O que fazer quando corre de outra maneira
- Se faltar algo: com que o substituímos?
- Se alguém não colaborar: quem se chama?
- Se correr mal: qual é o primeiro gesto?
> Deixar o grupo responder antes de dar a solução.
# help | A ajuda | ajuda pergunta contacto
= Ninguém está só: aqui há ajuda
- Logo: [nome ou número]
- Esta semana: [nome], que explica com gosto
- Para reler: [um sítio, não dez]
> Pedir que guardem agora o número no telemóvel.
# quiz | O teste | teste quiz pergunta
= Três perguntas mostram o que ficou
- Primeiro: qual é o primeiro passo?
- Depois: como se reconhece o erro frequente?
- Por fim: quem se chama se nada resultar?
> Cada um sozinho, depois em pares, depois todos.
# first-week | As primeiras semanas | semana início dia
= As primeiras semanas levam a lição para o dia a dia
- Hoje: escolher uma só coisa
- Esta semana: fazê-la uma vez, com alguém ao lado
- Este mês: fazê-la sozinho e anotar o difícil
- Depois: ensiná-la a alguém novo
> Marcar agora o primeiro encontro.
# checklist | A lista | lista lembrete
= Tudo o que importa cabe numa página
- Antes: o que verifico?
- Durante: a que dou atenção?
- Depois: o que deixo, e a quem o digo?
- Na dúvida: parar e perguntar
> Afixar a lista onde se trabalha.
# habit | O hábito | hábito rotina costume
= Como isto se torna um hábito
- Um sinal: ligá-lo a algo que já se faz
- Um companheiro: alguém que pergunte
- Um rasto: uma marca de cada vez
> Começar em pequeno. O que começa grande acaba depressa.
# one-thing | O essencial | essencial lembr
= Se ficar só uma coisa, que seja esta
- Escrever a frase que ainda valerá daqui a um ano.
> Dizer a frase duas vezes e calar.
`
