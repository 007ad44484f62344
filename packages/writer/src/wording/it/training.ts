/** Beats in the form that `readBeats` reads. */
export const training = `
# goals | Gli obiettivi | obiettiv sapere capac
= {Short}: che cosa sapranno fare tutti
= Che cosa sapranno fare tutti alla fine
- Sapere: che cosa spieghiamo in una frase?
- Saper fare: che cosa facciamo senza aiuto?
- Volere: che cosa cambieremo domani?
> Mostrare di nuovo gli obiettivi alla fine e verificarli insieme.
# why | Il motivo | perché motivo importante pericolo
= Perché quest’ora vale la pena per tutti
- Senza: che cosa succede se nessuno sa farlo?
- Con: che cosa diventa più facile per ciascuno?
- Una volta: un caso in cui tutto dipese da questo
> Cominciare dal caso, non dal regolamento.
# warm-up | Per cominciare | domanda inizio present
= Tre domande mostrano che cosa sappiamo già
- Ricordare: quando è andata bene l’ultima volta?
- Indovinare: qual è l’errore più frequente?
- Desiderare: che cosa va chiarito oggi?
> Annotare le risposte e tornarci più tardi.
# case | Un caso | caso esempio storia
= Un caso vero mostra che cosa conta
- Che cosa è successo: luogo, ora, persone
- Che cosa ha aiutato: il gesto che ha cambiato tutto
- Che cosa mancava: il gesto che proviamo oggi
> Prendere un caso di casa, senza nomi.
# terms | Le parole | parol termin definizion
= Tre parole bastano per cominciare
- [Parola]: in una frase, senza gergo
- [Parola]: con un esempio di ogni giorno
- [Parola]: con che cosa si confonde
> Far spiegare ogni parola prima di spiegarla.
# steps | I passi | passo ordine procedura
= Quattro passi, sempre nello stesso ordine
- Preparare: che cosa è pronto prima di cominciare?
- Cominciare: quale gesto viene per primo?
- Controllare: da che cosa si vede che è giusto?
- Finire: che cosa lasciamo, e a chi lo diciamo?
> Mostrare prima in silenzio, poi a parole, poi tutti insieme.
# principle | La regola | regola principio
= Una regola vale anche quando c’è fretta
- La regola: in sette parole al massimo
- La ragione: che cosa evita
- L’eccezione: quando non vale, e chi lo decide
> Dire la regola insieme ad alta voce. Fa sorridere e rimane.
# good-and-bad | Giusto e sbagliato | giust sbagliat error corrett
= Il gesto giusto e quello sbagliato, fianco a fianco
- Così no:
- Cominciare senza guardare
- Sperare che qualcuno se ne accorga
- Tenere l’errore per sé
- Così sì:
- Fermarsi un momento e controllare
- Dire ad alta voce che cosa si vede
- Raccontare subito l’errore
> Recitare i due lati. Si ricorda ciò che fa ridere.
# tools | Gli strumenti | strument material apparecch software
= Ecco gli strumenti, ed ecco dove si trovano
- Ogni giorno: [che cosa, e dove]
- Di rado: [che cosa, e chi lo consegna]
- In emergenza: [che cosa, e come si raggiunge]
> Far prendere in mano ogni strumento una volta.
# exercise | L’esercizio | esercizi pratica prova
= Ora provano tutti, a due a due
- Il compito: un caso che capita davvero
- Il tempo: pochi minuti, con l’orologio
- Lo scambio: i ruoli si scambiano una volta
- Il riscontro: prima un pregio, poi un’idea
> Girare e ascoltare. Intervenire solo alla fine.
# mistakes | Gli errori | error sbagli frequent
= Tre errori che fanno quasi tutti
- Troppa fretta: da che cosa si vede, e che cosa aiuta?
- Troppo soli: a chi si poteva chiedere?
- Troppo sicuri: quale controllo si è saltato?
> Raccontare il proprio primo errore. Gli altri seguiranno.
# what-if | E se | imprevist problema emergenza
= Che cosa fare quando va diversamente
- Se manca qualcosa: con che cosa lo sostituiamo?
- Se qualcuno non collabora: chi si chiama?
- Se va male: qual è il primo gesto?
> Lasciar rispondere il gruppo prima di dare la soluzione.
# help | L’aiuto | aiut domand contatt
= Nessuno è solo: ecco dove trovare aiuto
- Subito: [nome o numero]
- Questa settimana: [nome], che spiega volentieri
- Per rileggere: [un posto, non dieci]
> Far salvare adesso il numero nel telefono.
# quiz | La verifica | verific quiz domand
= Tre domande mostrano che cosa è rimasto
- Prima: qual è il primo passo?
- Poi: da che cosa si riconosce l’errore frequente?
- Infine: chi si chiama se nulla funziona?
> Ciascuno da solo, poi in coppia, poi tutti.
# first-week | Le prime settimane | settiman inizio giorno
= Le prime settimane portano nella pratica quanto imparato
- Oggi: scegliere una cosa sola
- Questa settimana: farla una volta, con qualcuno accanto
- Questo mese: farla da soli e annotare il difficile
- Dopo: mostrarla a chi è nuovo
> Fissare adesso il primo appuntamento.
# checklist | Il promemoria | lista promemoria
= Tutto l’essenziale sta in una pagina
- Prima: che cosa controllo?
- Durante: a che cosa faccio attenzione?
- Dopo: che cosa lascio, e a chi lo dico?
- Nel dubbio: fermarsi e chiedere
> Appendere la lista dove si lavora.
# habit | L’abitudine | abitudin routine quotidian
= Come diventa un’abitudine, senza fatica
- Un segnale: legarlo a qualcosa che si fa già
- Un compagno: qualcuno che chiede com’è andata
- Una traccia: un segno per ogni volta
> Cominciare in piccolo. Quello che parte grande finisce presto.
# one-thing | L’essenziale | essenzial ricord
= Se resta una cosa sola, che sia questa
- Scrivere la frase che varrà ancora tra un anno.
> Dire la frase due volte, poi tacere.
`
