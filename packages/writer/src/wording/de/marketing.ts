/** Beats in the form that `readBeats` reads. */
export const marketing = `
# goal | Das Ziel | ziel erreich steiger wachstum
= {Short}: was das Marketing erreichen soll
= Das soll das Marketing in dieser Zeit erreichen
- Von: wo stehen wir heute, gleich gezählt?
- Nach: [Zahl], bis [Datum]
- Kein Ziel: allen bekannt zu sein
> Ein Ziel genügt. Wenn zwei es verschieden messen würden, ist es noch nicht klar.
# audience | Die Zielgruppe | zielgruppe kund käufer familie jugend publikum publik
= Eine Gruppe kommt vor allen anderen
- Wer: Alter, Ort, und was die Woche füllt
- Wo sie suchen: drei Orte, in dieser Reihenfolge
- Was sie hindert: Preis, Zweifel, Gewohnheit oder Mühe
> Eine wirkliche Person dieser Gruppe beschreiben. Alles Weitere wird an ihr geprüft.
# insight | Die Einsicht | einsicht wunsch bedürfnis
= Die Leute wollen nicht mehr Auswahl, sondern eine leichtere
- Die eigene Einsicht an fünf Käufern prüfen und den Satz dann ersetzen.
> Eine Einsicht kennen die Käufer, und die Konkurrenz übersieht sie.
# market | Das Umfeld | markt wettbewerb konkurren umfeld
= Was alle sagen, und was nur wir sagen können
- Was alle sagen:
- Das Versprechen, das jeder gibt
- Der Preis, den jeder verlangt
- Der Ort, an dem jeder wirbt
- Was wir sagen können:
- Das Versprechen, das nur wir halten
- Der Preis, und warum er stimmt
- Der Ort, an dem noch niemand ist
> Fünf Anzeigen der anderen laut vorlesen. Was keine sagt, ist unser Platz.
# journey | Die Reise | reise weg kunde
= Vom ersten Blick bis zur Empfehlung in vier Schritten
- Bemerken: was lässt sie kurz anhalten?
- Prüfen: welche Frage stellen sie zuerst?
- Kaufen: was macht den letzten Schritt leicht?
- Empfehlen: was erzählen sie weiter?
> Zu jedem Schritt den Ort nennen, an dem er geschieht.
# positioning | Die Position | position marke versprechen
= {Short}: ein Versprechen, das nur wir geben
= Ein Satz sagt, wofür wir stehen und wofür nicht
- Für wen: die Gruppe, in einem Wort
- Was wir sind: die Schublade, in die man uns legt
- Warum wir: der eine Grund, den man prüfen kann
> Den Satz einem Fremden sagen und ihn eine Stunde später danach fragen.
# messages | Die Botschaft | botschaft slogan aussage text
= Drei Botschaften tragen die ganze Kampagne
- Für den Kopf: welcher Beleg überzeugt?
- Für das Herz: welches Bild bleibt?
- Für die Hand: was soll man jetzt tun?
> Jede Botschaft in sieben Wörtern sagen können.
# proof | Der Beleg | beleg test bewert
= Warum man uns das Versprechen glaubt
- Gezeigt: was kann man selbst ausprobieren?
- Gesagt: wer bestätigt es, mit Namen?
- Gemessen: [Zahl], von [Quelle]
> Ohne Beleg ist das Versprechen nur laut.
# channels | Die Kanäle | kanal kanäle social instagram presse messe plakat
= Drei Kanäle, jeder mit einer eigenen Aufgabe
- Eigene: was gehört uns, und wer liest es schon?
- Verdiente: wer spricht über uns, ohne bezahlt zu sein?
- Bezahlte: was kostet ein Kontakt, und was bringt er?
> Lieber drei Kanäle gut bespielen als sieben halb.
# content | Die Inhalte | inhalt content beitrag video bild rezept
= Inhalte, die man auch ohne Kauf behalten möchte
- Lehren: was wissen wir, das anderen hilft?
- Zeigen: was sieht man sonst nicht?
- Fragen: was können die Leute beitragen?
> Einen Monat im Voraus planen und Platz für Unerwartetes lassen.
# launch | Der Start | start einführung launch termin eröffnung
= Der Start geschieht in vier Wellen
- Davor: wenige Vertraute probieren und sprechen
- Am Tag: ein Ort, eine Nachricht, eine Bitte
- Danach: die ersten Stimmen zeigen
- Später: wiederholen, was gewirkt hat
> Nach jeder Welle entscheiden, ob die nächste kommt.
# offer | Das Angebot | angebot preis rabatt paket
= Das Angebot lässt sich ohne Risiko probieren
- Was man bekommt:
- Ein Ergebnis in kurzer Zeit
- Eine Ansprechperson mit Namen
- Ein klares Ende, wenn es nicht passt
- Was man gibt:
- Einen Preis ohne Kleingedrucktes
- Wenige Minuten für den Anfang
- Ein ehrliches Urteil danach
> Das Angebot laut vorlesen. Wo man stockt, ist es zu kompliziert.
# budget | Das Budget | budget kosten euro geld mittel
= Das Budget folgt dem, was schon gewirkt hat
- Sicher: [Betrag] für das, was sich bewährt hat
- Versuch: [Betrag] für zwei neue Wege
- Reserve: [Betrag] für das, was überrascht
> Sagen, was gestrichen wird, wenn das Geld nicht reicht.
# measure | Die Messung | messen erfolg kpi kennzahl auswert
= So sehen wir, ob es wirkt
- Gesehen: wie viele erreichen wir?
- Verstanden: wie viele fragen nach?
- Getan: wie viele kaufen oder kommen?
- Geblieben: wie viele tun es wieder?
> Eine Zahl je Schritt genügt. Jede Woche am selben Tag nachsehen.
# test | Der Versuch | versuch test probe
= Erst klein testen, dann groß ausgeben
- Vermutung: was soll wirken, und warum?
- Versuch: wenig Geld, ein Ort, zwei Fassungen
- Urteil: ab welcher Zahl machen wir weiter?
> Das Urteil vor dem Versuch festlegen, nicht danach.
# team | Das Team | team agentur zuständig
= Wer entscheidet, wer macht, und wer freigibt
- Entscheidet: [Name], wenn es strittig ist
- Macht: [Name], jede Woche
- Gibt frei: [Name], binnen eines Tages
> Eine Person entscheidet. Sonst entscheidet die Zeit.
# moment | Der Moment | moment anlass saison
= Es gibt einen Moment, in dem alle hinsehen
- Den Anlass nennen: Saison, Ereignis oder Gewohnheit, und wann er wiederkommt.
> Alles auf diesen Moment ausrichten, nicht auf den eigenen Kalender.
# risks | Vorsicht | risik gefahr krise
= Was die Kampagne stören kann, und was wir dann tun
- Was stören kann:
- Der Start verschiebt sich
- Ein Satz wird missverstanden
- Niemand reagiert
- Was wir dann tun:
- Die erste Welle kleiner beginnen
- Schnell und menschlich antworten
- Botschaft ändern, bevor Geld fließt
> Für den schlimmsten Fall einen Satz vorbereiten und eine Person benennen.
`
