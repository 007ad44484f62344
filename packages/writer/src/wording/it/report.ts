/** Beats in the form that `readBeats` reads. */
export const report = `
# summary | In breve | riassunto bilancio breve totale
= {Short}: l’essenziale in uno sguardo
= L’essenziale in uno sguardo, per chi ha fretta
- Che cosa volevamo sapere: la domanda in una frase
- Che cosa abbiamo trovato: il risultato che cambia di più
- Che cosa ne segue: la decisione da prendere adesso
> Chi vede solo questa pagina deve poter agire bene.
# question | La domanda | domanda obiettivo incarico
= Ecco la domanda a cui risponde il rapporto
- L’origine: chi ha chiesto, e perché adesso?
- Il limite: che cosa non si è studiato di proposito?
- L’uso: quale decisione ne dipende?
> Leggere la domanda ad alta voce. Chi la cambia, cambia il rapporto.
# method | Il metodo | metodo sondaggio dati misur
= Come abbiamo proceduto, perché si possa verificare
- Raccogliere: quali fonti, quale periodo?
- Controllare: che cosa è stato scartato, e perché?
- Confrontare: con che cosa, ed è giusto?
- Interpretare: chi ha riletto?
> Essere brevi. I dettagli vanno in appendice.
# background | Il contesto | contesto storia dal anno evoluzione
= Come si è arrivati fin qui, in quattro tappe
- Una volta: com’era a lungo
- Poi: che cosa è cambiato per primo
- Da allora: che cosa abbiamo tentato
- Oggi: a che punto siamo
> Citare solo i fatti che spiegano il risultato.
# headline | Il risultato | risultat cresciut aumenta salit calat fatturato raggiun vendit
= {Short}: prima il risultato principale
= Il risultato principale viene per primo
- Il risultato: [che cosa è cambiato, di quanto, da quando]
- Confrontato: con il piano, con l’anno scorso, con gli altri
- Sicuro, perché: due fonti dicono lo stesso
> Sostituire il titolo con il risultato appena si conosce la cifra.
# went-well | Luci e ombre | success riuscit fallit ritard problema
= Che cosa è andato bene, e che cosa no
- È andato bene:
- L’obiettivo raggiunto, e che cosa ha aiutato
- L’abitudine da tenere
- Le persone da ringraziare
- Non è andato bene:
- L’obiettivo mancato, e di quanto
- L’abitudine da lasciare
- L’avviso arrivato tardi
> I due lati della stessa lunghezza. Il bene non è cortesia.
# people-say | Le voci | dice opinion rispost personale testimonian
= Che cosa dicono le persone coinvolte, con parole loro
- Soddisfatto: [una frase, il ruolo, la data]
- Scontento: [una frase, il ruolo, la data]
- Sorprendente: [una frase che nessuno si aspettava]
> Citare parola per parola, dopo aver chiesto il permesso.
# differences | Le differenze | differenz regione gruppo reparto
= La media nasconde tre differenze
- Per luogo: dove è tutta un’altra cosa?
- Per gruppo: chi si discosta di più?
- Per momento: quando cambia il quadro?
> Dare un’ipotesi per ogni differenza, e chiamarla ipotesi.
# drivers | Le cause | causa motivo perché spiega
= Tre cause spiegano meglio il risultato
- Da fuori: che cosa è cambiato intorno a noi?
- Da dentro: che cosa abbiamo fatto diversamente?
- Il caso: che cosa non si ripeterebbe?
> Distinguere la causa dalla semplice coincidenza.
# money | Il denaro | costo costi budget spesa euro risparm
= Dove è andato il denaro, e che cosa ha portato
- La voce maggiore: [importo], e perché
- Lo scarto: dove si è speso di più o di meno?
- Il frutto: che cosa sarebbe mancato senza quella spesa?
> Mostrare prima l’insieme, poi la sola voce di cui parlare.
# compare | Il confronto | confront piano previst obiettivo
= Il previsto e il reale, fianco a fianco
- Il previsto:
- L’obiettivo, com’era nel piano
- Il tempo che avevamo stimato
- Il denaro riservato
- Il reale:
- L’obiettivo, com’è oggi
- Il tempo che ci è voluto
- Il denaro speso
> Mettere ogni riga di fronte alla stessa riga.
# risks | I rischi | rischi pericol allarm
= Questi rischi restano se non si fa nulla
- Il più probabile: qual è, e da che cosa si vede presto?
- Il più caro: qual è, e chi paga?
- Il più silenzioso: quale vedremo per ultimo?
> Per ogni rischio, nominare chi lo sorveglia.
# lessons | Le lezioni | lezion imparat error
= Che cosa faremo diversamente la prossima volta
- Tenere: quello che ha funzionato
- Cambiare: quello che abbiamo visto troppo tardi
- Lasciare: quello che non ha aiutato nessuno
> Formulare ogni lezione come un atto, non come un sentimento.
# recommendations | Le raccomandazioni | raccomand propost misura prossim
= Tre passi seguono dal risultato
- Subito: che cosa si può fare senza denaro?
- Quest’anno: che cosa richiede una decisione?
- A lungo: che cosa deve cambiare a fondo?
> A ogni raccomandazione, una persona e una data.
# plan | Il piano | piano prossim passo calendario
= Dalla raccomandazione al fatto in quattro date
- Questa settimana: chi parla con chi?
- Questo mese: che cosa comincia?
- Questo trimestre: che cosa si vedrà?
- Poi: quando guarderemo di nuovo?
> Fissare le date qui, non più tardi.
# owners | I responsabili | responsabil squadra ruolo incaric
= Chi se ne occupa, ed entro quando
- [Nome]: prima raccomandazione, entro il [data]
- [Nome]: seconda raccomandazione, entro il [data]
- [Nome]: terza raccomandazione, entro il [data]
> Scrivere solo chi è presente o ha detto di sì.
# surprise | La sorpresa | sorpres inattes
= Un risultato ha sorpreso anche noi
- Dire in una frase che cosa ci aspettavamo e che cosa abbiamo visto.
> La sorpresa è ciò che si racconterà fuori.
# outlook | La prospettiva | prospettiv futuro prevision
= Se nulla cambia, ecco dove saremo tra un anno
- Descrivere lo stato che nessuno ha deciso e che arriverà lo stesso.
> Parlare con calma. La decisione è nell’ultima pagina.
`
