/** Beats in the form that `readBeats` reads. */
export const proposal = `
# problem | Die Lage | problem lage heute stau verlust zu viel fehl
= {Short}: so wie heute kann es nicht bleiben
= So wie heute kann es nicht mehr lange bleiben
- Was geschieht: ein Beispiel aus der letzten Woche
- Was es kostet: Zeit, Geld oder Vertrauen
- Wen es trifft: Gruppen nennen, nicht Schuldige
> Die Lage so schildern, dass auch Gegner des Vorschlags nicken.
# question | Die Frage | frage warum
= Was wäre, wenn wir es einfach einmal versuchten?
- Die Frage stehen lassen, bis alle sie für sich beantwortet haben.
> Nach der Frage schweigen. Erst dann weitergehen.
# stakeholders | Betroffene | betroffen beteiligt anwohner eltern kund personal
= Drei Gruppen sehen die Sache verschieden
- Wer gewinnt: was wird für sie leichter?
- Wer verliert: was geben sie auf, und was bekommen sie dafür?
- Wer entscheidet: woran messen sie das Ergebnis?
> Mit einer Person aus jeder Gruppe sprechen, bevor diese Folie gezeigt wird.
# tried | Bisher | bisher versuch früher
= Was wir schon versucht haben, und was fehlte
- Das haben wir versucht:
- Appelle und Rundschreiben
- Kleine Verbesserungen am Alten
- Abwarten, ob es sich legt
- Das hat gefehlt:
- Jemand, der zuständig ist
- Ein Maß, an dem man Erfolg sieht
- Ein Ende, an dem man entscheidet
> Fair bleiben: Frühere Versuche waren gut gemeint und haben etwas gelehrt.
# idea | Der Vorschlag | vorschlag idee plan sollen sollten einführ
= {Short}: klein versuchen und genau messen
= Unser Vorschlag: klein versuchen und genau messen
- Was wir tun: ein Satz, den alle verstehen
- Was wir lassen: nennen, wofür damit Platz wird
- Was bleibt: die Zusagen, die niemand antastet
> Den Vorschlag in einem Satz sagen und dann begründen, nicht umgekehrt.
# steps | Die Schritte | schritt ablauf phase vorgehen
= So würde es beginnen, Schritt für Schritt
- Vorbereiten: ein Verantwortlicher, ein Ziel, ein Maß
- Versuchen: an einem Ort, für begrenzte Zeit
- Hinsehen: mit den Wochen davor vergleichen
- Entscheiden: beenden, ändern oder ausweiten
> Betonen, dass der letzte Schritt eine echte Entscheidung ist.
# needs | Der Aufwand | kosten aufwand personal budget finanz
= Was es braucht: Menschen, Geld und Aufmerksamkeit
- Menschen: wer gibt wie viele Stunden, und wer vertritt sie?
- Geld: einmal [Betrag], dann [Betrag] im Monat
- Aufmerksamkeit: welches andere Vorhaben wartet solange?
> Genau rechnen und etwas pessimistisch. Später gefundene Kosten schaden am meisten.
# options | Die Wahl | option alternativ wahl vergleich
= Zwei Wege stehen offen, einer lässt sich prüfen
- Weiter wie bisher:
- Heute keine Mühe
- Jeden Monat dieselben Kosten
- Die Frage kommt unter Druck zurück
- Klein beginnen:
- Heute etwas Mühe
- Kosten, die bekannt und begrenzt sind
- Eine Entscheidung nach Augenschein
> Beide Wege gerecht zeigen. Die Zuhörer sollen selbst wählen.
# benefits | Die Wirkung | nutzen vorteil gewinn wirkung spar entlast
= Drei Wirkungen würden wir zuerst bemerken
- Sofort: was fällt in der ersten Woche weg?
- Bald: was wird nach einem Monat leichter?
- Auf Dauer: was bleibt, wenn der Reiz des Neuen vorbei ist?
> Jede Wirkung mit einem Zeichen verbinden, an dem man sie erkennt.
# evidence | Belege | beleg studie erfahrung zahlen umfrage
= Andere haben es versucht, und das kam heraus
- Beispiel: [Ort oder Firma], [Jahr], [Ergebnis mit Quelle]
- Gegenbeispiel: wo ging es schief, und warum?
- Bei uns: was ist gleich, was ist anders?
> Auch ein Gegenbeispiel zeigen. Das macht die Belege glaubwürdig.
# objections | Einwände | einwand gegen sorge aber kritik
= Die stärksten Einwände, und unsere Antworten
- Man wird sagen:
- Das war schon immer anders
- Das kostet zu viel
- Dafür fehlt uns die Zeit
- Wir antworten:
- Deshalb nur ein Versuch mit Ende
- Nichtstun kostet auch, nur leiser
- Wir hören zuerst mit etwas auf
> Die Einwände so stark sagen, wie ihre Vertreter es täten.
# timeline | Der Zeitplan | zeitplan termin beginn bis monat
= Vier Termine genügen, um klüger zu sein
- Heute: ein Ja zum Versuch
- Start: [Datum], an einem Ort
- Zwischenblick: nach der Hälfte der Zeit
- Entscheidung: [Datum], mit Zahlen
> Die Termine jetzt in den Kalender eintragen, solange alle da sind.
# risk | Vorsicht | risik gefahr sicher
= Woran der Versuch scheitern könnte
- Zu groß: er will alles auf einmal
- Zu kurz: er endet, bevor sich etwas zeigt
- Zu still: niemand erzählt, was gelernt wurde
> Zu jedem Punkt sagen, wer ihn verhindert.
# decision | Die Entscheidung | entscheid bitte beschluss abstimm antrag genehmig
= Heute entscheiden wir nur über den ersten Schritt
- Wir bitten um: [ein Ja, einen Betrag, einen Ort]
- Nicht entschieden wird: alles, was danach käme
- Wer es trägt: [Name], bis [Datum]
> Um das kleinste Ja bitten, das etwas bewegt, und dann schweigen.
`
