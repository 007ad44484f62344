/** Beats in the form that `readBeats` reads. */
export const marketing = `
# goal | L’obiettivo | obiettivo raggiung meta crescita
= {Short}: che cosa deve ottenere il marketing
= Che cosa deve ottenere il marketing questa volta
- Da: dove siamo, contato allo stesso modo?
- A: [cifra], entro il [data]
- Non è un obiettivo: farsi conoscere da tutti
> Basta un obiettivo. Se due persone lo misurano in modo diverso, non è chiaro.
# audience | Il pubblico | pubblico client famigli giovan acquirent
= Un gruppo viene prima di tutti gli altri
- Chi: età, luogo, e che cosa riempie la settimana
- Dove cercano: tre posti, in ordine
- Che cosa li frena: prezzo, dubbio, abitudine o fatica
> Descrivere una persona vera del gruppo. Tutto il resto si verifica su di lei.
# insight | L’intuizione | intuizion desider bisogno
= Non si vuole più scelta, ma una scelta più facile
- Verificare l’intuizione con cinque acquirenti e poi cambiare la frase.
> Un’intuizione gli acquirenti la conoscono e i rivali la trascurano.
# market | Il contesto | mercato concorren contesto
= Quello che dicono tutti, e quello che diciamo solo noi
- Quello che dicono tutti:
- La promessa che fa chiunque
- Il prezzo che chiede chiunque
- Il posto dove grida chiunque
- Quello che possiamo dire:
- La promessa che solo noi manteniamo
- Il prezzo, e perché è giusto
- Il posto dove non c’è ancora nessuno
> Leggere ad alta voce cinque annunci altrui. Quello che nessuno dice è il nostro posto.
# journey | Il percorso | percorso cliente viaggio
= Dal primo sguardo al consiglio, in quattro passi
- Notare: che cosa li ferma un secondo?
- Verificare: che cosa chiedono per prima cosa?
- Comprare: che cosa rende facile l’ultimo passo?
- Consigliare: che cosa raccontano?
> Per ogni passo, nominare il luogo in cui avviene.
# positioning | La posizione | posizion marchio promessa
= {Short}: una promessa che facciamo solo noi
= Una frase dice che cosa siamo, e che cosa non vogliamo essere
- Per chi: il gruppo, in una parola
- Che cosa siamo: la casella in cui ci mettono
- Perché noi: la sola ragione che si può verificare
> Dire la frase a uno sconosciuto e richiedergliela un’ora dopo.
# messages | Il messaggio | messaggio slogan frase testo
= Tre messaggi reggono tutta la campagna
- Per la testa: quale prova convince?
- Per il cuore: quale immagine resta?
- Per la mano: che cosa bisogna fare adesso?
> Ogni messaggio deve stare in sette parole.
# proof | La prova | prova opinion test
= Perché crederanno alla nostra promessa
- Mostrato: che cosa può provare ciascuno?
- Detto: chi lo conferma, con il nome?
- Misurato: [cifra], secondo [fonte]
> Senza prova, la promessa fa solo rumore.
# channels | I canali | canale canali social instagram stampa mercat
= Tre canali, e un compito per ciascuno
- Propri: che cosa è nostro, e chi lo legge già?
- Guadagnati: chi parla di noi senza essere pagato?
- Pagati: quanto costa un contatto, e che cosa porta?
> Meglio tre canali ben curati che sette a metà.
# content | I contenuti | contenut articol video foto ricett
= Contenuti che si tengono anche senza comprare
- Insegnare: che cosa sappiamo che aiuta gli altri?
- Mostrare: che cosa di solito non si vede?
- Chiedere: che cosa può portare la gente?
> Pianificare un mese in anticipo e lasciare posto all’imprevisto.
# launch | Il lancio | lancio inizio apertura data
= Il lancio avviene in quattro ondate
- Prima: pochi fidati provano e ne parlano
- Quel giorno: un luogo, una notizia, una richiesta
- Dopo: mostrare le prime voci
- Più avanti: ripetere ciò che ha funzionato
> Dopo ogni ondata, decidere se arriva la prossima.
# offer | L’offerta | offerta prezzo sconto prova
= Un’offerta che si prova senza rischio
- Che cosa si riceve:
- Un risultato in poco tempo
- Una persona con un nome
- Un’uscita chiara se non va bene
- Che cosa si dà:
- Un prezzo senza clausole
- Pochi minuti per cominciare
- Un parere sincero dopo
> Leggere l’offerta ad alta voce. Dove si inciampa, è complicata.
# budget | Il budget | budget costo costi euro denaro
= Il budget segue ciò che ha già funzionato
- Sicuro: [importo] per ciò che è provato
- Prova: [importo] per due strade nuove
- Riserva: [importo] per l’imprevisto
> Dire che cosa si toglie se il denaro manca.
# measure | La misura | misur success indicator
= Come vedremo se funziona davvero
- Visto: quante persone raggiungiamo?
- Capito: quante chiedono?
- Fatto: quante comprano o vengono?
- Ripetuto: quante lo rifanno?
> Basta una cifra per passo. Guardarla ogni settimana lo stesso giorno.
# test | Il test | test prova pilota
= Prima provare in piccolo, poi spendere in grande
- L’ipotesi: che cosa deve funzionare, e perché?
- La prova: poco denaro, un luogo, due versioni
- Il verdetto: da quale cifra si continua?
> Fissare il verdetto prima della prova, non dopo.
# team | La squadra | squadra agenzia responsabil
= Chi decide, chi fa e chi approva
- Decide: [nome], in caso di disaccordo
- Fa: [nome], ogni settimana
- Approva: [nome], entro un giorno
> Decide una persona sola. Altrimenti decide il tempo.
# moment | Il momento | momento stagion occasion
= C’è un momento in cui tutti guardano
- Nominare l’occasione: stagione, evento o abitudine, e quando torna.
> Puntare tutto su quel momento, non sulla nostra agenda.
# risks | La prudenza | rischi pericol crisi
= Che cosa può disturbare, e la nostra risposta
- Che cosa può disturbare:
- Il lancio slitta
- Una frase è fraintesa
- Nessuno reagisce
- Che cosa faremo:
- Ridurre la prima ondata
- Rispondere presto e con calore
- Cambiare il messaggio prima di pagare
> Preparare una frase per il caso peggiore e nominare una persona.
`
