/** Beats in the form that `readBeats` reads. */
export const explainer = `
# why-care | Il motivo | perché importante interess
= {Short}: perché riguarda tutti noi
= Perché questo tema riguarda tutti noi
- Ogni giorno: dove lo incontriamo senza accorgercene?
- In grande: che cosa ne dipende?
- Per noi: quale decisione diventa più facile?
> Cominciare con una scena che tutti conoscono.
# definition | Che cos’è | è definizion significa
= Che cosa vuol dire, e che cosa non vuol dire
- È:
- L’idea, in una frase
- Un esempio che tutti conoscono
- Il segno da cui si riconosce
- Non è:
- Il simile con cui si confonde
- L’esempio che non va bene
- Il segno che è solo un caso
> Prima l’esempio, poi la definizione.
# origin | L’origine | storia origine nacque secolo anno
= Da dove viene, in quattro tappe
- All’inizio: chi ne aveva bisogno, e per che cosa?
- La svolta: che cosa ha cambiato tutto?
- La diffusione: come è arrivato fino a noi?
- Oggi: che cosa ne resta?
> Dare un anno e una fonte a ogni tappa.
# everyday | Ogni giorno | quotidian giorno vita
= Dove lo incontriamo in un giorno qualunque
- A casa: dove si nasconde senza farsi notare?
- Per strada: che cosa sarebbe diverso senza?
- Al lavoro: chi se ne occupa ogni giorno?
> Chiedere al pubblico i suoi esempi.
# how | Il principio | funziona come processo
= {Short}: il principio in quattro passi
= Il principio, spiegato in quattro passi
- All’inizio: che cosa entra?
- Poi: che cosa gli succede?
- Decisivo: quale passo non può mancare?
- Alla fine: che cosa esce?
> Spiegare con un solo esempio e non lasciarlo più.
# parts | Le parti | parte element tipo
= Tre parti da conoscere, il resto ne segue
- La parte visibile: che cosa percepiamo?
- La parte nascosta: che cosa regge l’insieme?
- Il legame: che cosa le tiene unite?
> Un’immagine o uno schizzo qui dice più delle parole.
# example | Un esempio | esempio caso
= Un esempio chiarisce tutto in uno sguardo
- Chi e dove: [nome, luogo, anno]
- Che cosa è successo: la storia in tre frasi
- Che cosa mostra: l’idea di cui si tratta
> Scegliere l’esempio che uno sconosciuto capisce subito.
# myths | I luoghi comuni | mito crede falso idea
= Quello che si crede, e quello che è vero
- Si crede:
- Che sia una novità
- Che sia cosa da esperti
- Che non si possa cambiare
- In realtà:
- Ha una lunga storia
- Molti ci hanno a che fare ogni giorno
- Altri l’hanno già cambiato
> Confutare ogni idea con una fonte, mai con lo scherno.
# numbers | Le cifre | cifra quant per cento
= Tre cifre aiutano a capire la misura
- Quanto: [cifra], secondo [fonte]
- Quanto in fretta: [cifra], dal [anno]
- A confronto: [cifra] che tutti conoscono
> Mostrare solo cifre confrontabili con qualcosa di familiare.
# effects | Gli effetti | effett conseguenz influenz
= Tre effetti che si sentono già
- Per le persone: che cosa è più facile, e che cosa meno?
- Per la natura: che cosa cambia intorno a noi?
- Per la società: chi guadagna, e chi perde?
> Separare ciò che è voluto da ciò che non lo è.
# for-and-against | Pro e contro | vantaggi svantaggi favore contro
= Che cosa parla a favore, e che cosa contro
- A favore:
- Il bene che tutti vedono
- L’esperienza di chi lo conosce
- L’occasione che altrimenti passa
- Contro:
- Il prezzo che qualcuno paga
- Il pericolo che si sottovaluta
- La strada che ancora manca
> Presentare ogni lato in modo che i suoi sostenitori annuiscano.
# voices | Le voci | opinion dice espert citazion
= Tre persone lo vedono in tre modi
- Dalla ricerca: [frase, nome, anno]
- Dalla pratica: [frase, nome, luogo]
- Dalla critica: [frase, nome, anno]
> Mostrare ogni voce con le sue parole.
# evidence | Le prove | prova studio ricerca dati
= Che cosa si sa davvero, e da dove
- Certo: [risultato], confermato più volte
- Discusso: [risultato], confermato in parte
- Aperto: la domanda a cui si lavora
> Spiegare la differenza tra aperto e discusso.
# future | Il futuro | futuro domani evoluzion
= Il seguito può prendere tre strade
- Come finora: che cosa succede se nessuno agisce?
- Più in fretta: che cosa cambierebbe tutto?
- Diversamente: quale svolta nessuno si aspetta?
> Dire quale strada è più probabile, e da che cosa si vedrà.
# do | Che cosa fare | agire fare consigli
= Che cosa può fare ciascuno da domani
- Da soli: un piccolo passo in settimana
- Insieme: una domanda che dovremmo fare
- A lungo: una decisione che conta
> L’idea che si può attuare oggi è quella che agisce di più.
# key-ideas | Da ricordare | ricord idea essenzial
= Tre idee da tenere a mente
- La prima: che cos’è, in una frase
- La seconda: perché conta
- La terza: che cosa ne segue
> Saper ripetere le tre idee senza la pagina.
# discussion | La discussione | discussion domand dibattito
= Tre domande di cui vale la pena parlare
- Per cominciare: che cosa era nuovo?
- Per discutere: dove si dividono le opinioni?
- Per finire: che cosa vorremmo ancora sapere?
> Aspettare dieci secondi dopo ogni domanda.
# question | La domanda | domanda enigma
= Una domanda sta dietro a tutto quello che segue
- Scrivere la domanda a cui risponde questo discorso.
> Ripeterla alla fine.
# dilemma | Il dilemma | dilemma conflitto
= Non si può avere tutto: bisogna soppesare
- Nominare i due beni tra cui bisogna scegliere.
> Non imporre una soluzione. La tensione fa parte del tema.
`
