/** Beats in the form that `readBeats` reads. */
export const venture = `
# problem | Il problema | problema perd sprec manca soffr costa difficil bisogno
= {Short}: un problema che merita di meglio
= Questo problema merita una risposta migliore di oggi
- Chi ne soffre: seguire una persona per un giorno
- Quanto costa: dare una cifra al denaro e alle ore
- Che cosa si fa oggi: mostrare ogni rimedio con onestà
- Perché dura: dire che cosa ha bloccato una soluzione
> Raccontare una sola storia prima di generalizzare. Dare la fonte di ogni cifra.
# person | Una storia | storia client utent persona quotidian
= Una sola storia rende visibile tutto il problema
- Al mattino: che cosa va storto per primo?
- A mezzogiorno: quale scelta nessuno dovrebbe fare?
- La sera: quanto è costata la giornata?
- Con le sue parole: [una frase che ci hanno detto]
> Mostrare una persona vera, con il suo consenso, oppure dire chiaramente che è composta da più persone.
# why-now | Perché adesso | tendenza adesso legge cambia nuov
= Tre cambiamenti rendono questo il momento giusto
- La tecnica: che cosa è diventato accessibile da poco?
- Le abitudini: che cosa facciamo oggi che ieri non facevamo?
- Le regole: quale legge o aiuto apre la porta?
> Tutti si chiedono perché non esista già. Rispondere con cambiamenti datati.
# cost-of-waiting | La posta in gioco | rischio aspettare conseguenza
= Anche non fare nulla è una scelta, e costa
- Dire chi paga oggi quel prezzo, e quante volte.
> Fare una pausa qui. Una frase, una cifra propria, poi la risposta.
# solution | La risposta | soluzione costru svilupp offr prodotto piattaforma aiut
= {Short}: la nostra risposta va alla radice
= La nostra risposta va alla radice del problema
- In una frase: aiutiamo … a …
- Che cosa cambia: descrivere il primo giorno con la soluzione
- Che cosa sostituisce: nominare l’abitudine che finisce
- Che cosa conta: nominare l’unico risultato importante
> Ripetere la prima frase finché uno sconosciuto sa ridirla.
# how-it-works | Come funziona | funziona processo tecnica passo
= Come funziona, dal primo contatto al risultato
- Scoprire: dove si incontra la soluzione?
- Installare: chi fa che cosa, e in quanto tempo?
- Usare: com’è una giornata normale?
- Verificare: che cosa migliora, cifre alla mano?
> Seguire un solo caso, passo per passo. Se l’oggetto esiste, mostrarlo qui.
# before-after | Prima e dopo | prima dopo confront beneficio differenza
= Che cosa cambia per le persone a cui ci rivolgiamo
- Oggi:
- Comincia con un rimedio
- Richiede [tempo] e costa [importo]
- Dipende dalla fortuna
- Con noi:
- Comincia con un gesto semplice
- Richiede [tempo] e costa [importo]
- Funziona ogni volta allo stesso modo
> Tante righe da una parte quante dall’altra, perché si rispondano. Scrivere solo valori misurati.
# hard-to-copy | Il vantaggio | vantaggio unic brevett
= Tre cose che nessuno copierà in fretta
- Quello che sappiamo: anni di esperienza sul campo
- Quello che abbiamo: disegni, dati, brevetti o contratti
- Chi si fida: partner che non cambierebbero
> Tenere solo ciò che un rivale ricco non comprerebbe in un anno.
# market | Il mercato | mercato settore segmento dimensione
= {Short}: un mercato che parte piccolo e cresce
= Il mercato parte stretto e poi si allarga
- Prima: i clienti che raggiungiamo quest’anno
- Poi: lo stesso bisogno nella regione vicina
- Il calcolo: numero di acquirenti per spesa annua
- La fonte: [chi ha contato, e quando]
> Costruire il mercato dal basso: acquirenti che si possono elencare, per quanto pagherebbe ciascuno.
# model | Il modello | ricav prezz tariff abbonament modello
= Come l’azienda guadagna con ogni vendita
- Il prezzo: [la vostra cifra] per unità
- Chi paga: l’utente, l’azienda, lo Stato o un partner?
- Per vendita: quanto costano produzione, consegna e aiuto?
- Ancora: perché si paga una seconda volta?
> Seguire una sola unità fino in fondo: prezzo, costi, quello che resta.
# competition | La concorrenza | concorren rival alternativ
= A che cosa ci paragonano, e perché cambiano
- Perché restano:
- Il prezzo, l’abitudine, la paura di cambiare
- Conoscono già qualcuno
- È lì quando serve
- Perché vengono da noi:
- Un risultato che si può verificare
- Meno spesa nel tempo
- Qualcuno risponde quando si guasta
> Nominare i veri rivali, anche il non fare nulla. Mostrare un punto in cui perdiamo.
# channels | La via al cliente | vendita canale canali distribu
= Come ci trovano, ci provano e restano
- Trovare: dove cercano già, e a chi chiedono?
- Provare: un piccolo passo senza rischio
- Comprare: chi firma, e che cosa lo rende facile?
- Consigliare: che cosa dicono al prossimo?
> Scrivere un costo e un tasso accanto a ogni passo appena sono misurati.
# proof | Le prove | prova passati client pilota success risultat
= Quello che è già provato, e non solo promesso
- Provato: un caso prima e dopo
- Usato: da chi oggi, e quante volte?
- Detto: [la frase di un cliente, con il nome]
- Da mostrare: che cosa deve provare il prossimo test
> Una piccola prova vera convince più di una grande promessa.
# team | La squadra | squadra fondator esperienza team
= Questa squadra conosce il problema e sa costruire
- [Nome]: perché conosce questo problema
- [Nome]: che cosa ha già costruito
- [Nome]: chi apre le porte dei clienti
> Per ogni persona un fatto invece di un titolo. Dire anche chi manca.
# roadmap | La strada | calendario tappa trimestre mese crescere
= La strada ha quattro tappe, ognuna con la sua prova
- Adesso: quello che esiste già
- Presto: la prova che conta di più
- Poi: il primo luogo che si sostiene
- Più avanti: quello che diventa possibile
> A ogni tappa un risultato verificabile e una data.
# risks | I rischi | rischi pericol minacc
= Che cosa può andare storto, e che cosa faremo
- Che cosa può andare storto:
- Vendere richiede più tempo
- Un grande ci imita
- Manca una persona chiave
- Che cosa faremo:
- Spendere a scaglioni
- Restare più vicini ai clienti
- Scrivere e condividere il sapere
> A chi nomina i propri rischi si crede il resto.
# use-of-funds | I mezzi | fondi finanziament capitale cerchiamo budget invest
= A che cosa servirà il denaro, e che cosa proverà
- L’importo: [somma], entro il [data]
- L’uso: le tre voci maggiori, la più grande per prima
- Il risultato: la prova che avremo in mano
- Dopo: come vivremo delle vendite
> Legare sempre il denaro alla prova che compra.
# vision | L’orizzonte | visione futuro lungo termine
= Se riesce, l’eccezione diventerà la norma
- Disegnare un’immagine: un giorno in cui nessuno ne parlerà più.
> Parlare piano. Poi viene la richiesta.
`
