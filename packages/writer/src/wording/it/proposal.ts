/** Beats in the form that `readBeats` reads. */
export const proposal = `
# problem | La situazione | problema situazione oggi manca tropp
= {Short}: così non si può andare avanti
= La situazione di oggi non può continuare così
- Che cosa succede: un esempio della settimana scorsa
- Quanto costa: tempo, denaro o fiducia
- Chi è colpito: nominare gruppi, non colpevoli
> Descrivere la situazione in modo che anche i contrari annuiscano.
# question | La domanda | domanda perché
= E se semplicemente ci provassimo?
- Lasciare la domanda in sospeso finché ognuno ha risposto per sé.
> Tacere dopo la domanda. Proseguire solo allora.
# stakeholders | Le persone coinvolte | abitant famigli personale client cittadin
= Tre gruppi vedono la cosa in tre modi
- Chi guadagna: che cosa diventa più facile?
- Chi perde: a che cosa rinuncia, e in cambio di che cosa?
- Chi decide: con che cosa misurerà il risultato?
> Parlare con una persona di ogni gruppo prima di mostrare questa pagina.
# tried | Finora | tentat provato prima
= Che cosa abbiamo già tentato, e che cosa mancava
- Abbiamo tentato:
- Appelli e circolari
- Piccoli ritocchi
- Aspettare che passasse
- È mancato:
- Una persona responsabile
- Una misura del successo
- Una data per decidere
> Essere giusti: quei tentativi erano sinceri e qualcosa hanno insegnato.
# idea | La proposta | proposta idea progetto dovrebb
= {Short}: provare in piccolo e misurare
= La nostra proposta: provare in piccolo e misurare
- Che cosa facciamo: una frase che tutti capiscono
- Che cosa smettiamo: dire a che cosa si fa posto
- Che cosa resta: le promesse che nessuno tocca
> Dire la proposta in una frase e poi motivarla, mai il contrario.
# steps | I passi | passo fase tappa
= Come comincerebbe, passo dopo passo
- Preparare: un responsabile, un obiettivo, una misura
- Provare: in un luogo, per un tempo limitato
- Osservare: confrontare con le settimane prima
- Decidere: fermarsi, cambiare o allargare
> Sottolineare che l’ultimo passo è una decisione vera.
# needs | I mezzi | costo costi budget personale finanz
= Che cosa serve: persone, denaro e attenzione
- Persone: chi dà quante ore, e chi lo sostituisce?
- Denaro: una volta [importo], poi [importo] al mese
- Attenzione: quale altro progetto aspetterà?
> Calcolare con precisione e un po’ di pessimismo. Un costo scoperto tardi fa molto danno.
# options | La scelta | opzion scelta alternativ
= Due strade sono aperte, una sola si può verificare
- Continuare così:
- Nessuno sforzo oggi
- Gli stessi costi ogni mese
- La domanda torna con più fretta
- Cominciare in piccolo:
- Un po’ di sforzo oggi
- Costi noti e limitati
- Una decisione in base a ciò che si è visto
> Presentare le due strade con equità. La scelta tocca al pubblico.
# benefits | Gli effetti | vantaggi benefic effett risparm
= Tre effetti che noteremmo per primi
- Subito: che cosa sparisce la prima settimana?
- Presto: che cosa diventa più semplice in un mese?
- A lungo: che cosa resta quando passa la novità?
> Legare ogni effetto al segno che permette di riconoscerlo.
# evidence | Le prove | prova studio esperienza dati sondaggio
= Altri ci hanno provato, ed ecco che cosa hanno visto
- Un esempio: [luogo o azienda], [anno], [risultato e fonte]
- Un controesempio: dove è fallito, e perché?
- Da noi: che cosa è uguale, e che cosa è diverso?
> Mostrare anche un controesempio. È ciò che rende credibili le prove.
# objections | Le obiezioni | obiezion contro timore però
= Le obiezioni più forti, e le nostre risposte
- Ci diranno:
- Si è sempre fatto in altro modo
- Costa troppo
- Non abbiamo tempo
- Rispondiamo:
- Per questo una prova con una fine
- Anche non fare nulla costa
- Prima smettiamo un’altra cosa
> Formulare le obiezioni con la forza di chi le fa.
# timeline | Il calendario | calendario data inizio entro
= Quattro date bastano per capirne di più
- Oggi: un sì alla prova
- Inizio: [data], in un solo luogo
- A metà: un primo sguardo insieme
- Decisione: [data], cifre alla mano
> Segnare le date in agenda finché ci sono tutti.
# risk | La prudenza | rischio pericolo sicurezza
= Che cosa potrebbe far fallire la prova
- Troppo grande: volere tutto insieme
- Troppo breve: finire prima che si veda qualcosa
- Troppo silenziosa: non raccontare che cosa si impara
> Per ogni punto, dire chi lo impedirà.
# decision | La decisione | decid decisione chiediamo vot accordo approv
= Oggi decidiamo solo il primo passo
- Chiediamo: [un sì, una somma, un luogo]
- Non decidiamo: tutto quello che verrebbe dopo
- Chi se ne occupa: [nome], entro il [data]
> Chiedere il sì più piccolo che faccia avanzare, e tacere.
`
