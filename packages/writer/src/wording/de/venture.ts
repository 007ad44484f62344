/** Beats in the form that `readBeats` reads. */
export const venture = `
# problem | Das Problem | problem verlier verlor verschwend leid fehl mangel kostet brauch schwierig
= {Short}: das Problem verdient eine bessere Antwort
= Das Problem verdient eine bessere Antwort als heute
- Wer leidet: eine Person nennen und einen Tag begleiten
- Was es kostet: Geld und Stunden beziffern
- Was man heute tut: jeden Notbehelf ehrlich zeigen
- Warum es bleibt: sagen, was eine Lösung bisher verhindert
> Erst eine einzige Geschichte erzählen, dann verallgemeinern. Für jede Zahl die Quelle nennen.
# person | Eine Geschichte | geschichte kund nutzer person alltag
= Eine einzige Geschichte macht das ganze Problem sichtbar
- Morgens: was geht als Erstes schief?
- Mittags: welche Wahl sollte niemand treffen müssen?
- Abends: was hat der Tag gekostet?
- Im Wortlaut: [ein Satz, der uns gesagt wurde]
> Eine wirkliche Person zeigen, mit Erlaubnis, oder klar sagen, dass sie zusammengesetzt ist.
# why-now | Warum jetzt | trend jetzt gesetz wandel neu änder
= Drei Veränderungen machen jetzt zum richtigen Moment
- Technik: was ist erst seit Kurzem gut oder billig genug?
- Verhalten: was tun Menschen heute, was sie früher nicht taten?
- Regeln: welches Gesetz, welche Förderung öffnet die Tür?
> Alle fragen sich, warum es das nicht schon vor Jahren gab. Mit datierten Veränderungen antworten.
# cost-of-waiting | Was auf dem Spiel steht | risiko warten folgen
= Nichts zu tun ist auch eine Entscheidung, und sie kostet
- Sagen, wer diesen Preis heute zahlt und wie oft.
> Hier eine Pause machen. Ein Satz, eine eigene Zahl, dann zur Antwort.
# solution | Die Antwort | lösung bau entwickel biet produkt plattform hilft verbind
= {Short}: unsere Antwort beginnt an der Wurzel
= Unsere Antwort beginnt an der Wurzel des Problems
- In einem Satz: wir helfen … dabei, …
- Was sich ändert: den ersten Tag mit der Lösung beschreiben
- Was es ersetzt: die Gewohnheit nennen, die endet
- Was zählt: das eine Ergebnis nennen, das wichtig ist
> Den ersten Satz so lange üben, bis ihn Fremde wiederholen können. Merkmale kommen später.
# how-it-works | So funktioniert es | funktion prozess technik ablauf schritt
= So funktioniert es, vom ersten Kontakt bis zum Ergebnis
- Anfang: wo begegnet man der Lösung zuerst?
- Einrichten: wer macht was, und wie lange dauert es?
- Nutzen: wie sieht ein normaler Tag damit aus?
- Ergebnis: was ist messbar besser?
> Einen Fall Schritt für Schritt durchgehen. Wer das Echte zeigen kann, zeigt es hier.
# before-after | Vorher und nachher | vorher nachher vergleich nutzen unterschied
= Was sich für die Menschen ändert, denen wir dienen
- Heute:
- Beginnt mit einem Notbehelf
- Dauert [Zeit] und kostet [Betrag]
- Hängt von Glück und gutem Willen ab
- Mit uns:
- Beginnt mit einem einfachen Schritt
- Dauert [Zeit] und kostet [Betrag]
- Läuft jedes Mal gleich gut
> Gleich viele Zeilen auf beiden Seiten, damit sie einander antworten. Nur gemessene Werte eintragen.
# hard-to-copy | Der Vorsprung | vorteil einzig patent vorsprung
= Drei Dinge kann niemand schnell nachmachen
- Was wir wissen: die Einsicht aus Jahren vor Ort
- Was wir besitzen: Gestaltung, Daten, Patente oder Verträge
- Wer uns vertraut: Partner, die nicht wechseln würden
> Nur nennen, was sich mit Geld nicht binnen eines Jahres kaufen lässt.
# market | Der Markt | markt branche segment größe
= {Short}: der Markt beginnt klein und wächst
= Der Markt beginnt eng und wächst dann Schritt für Schritt
- Zuerst: die Kundschaft, die wir dieses Jahr erreichen
- Danach: derselbe Bedarf in der nächsten Region
- Gerechnet: Zahl der Käufer mal Ausgaben im Jahr
- Quelle: [wer gezählt hat, und wann]
> Den Markt von unten aufbauen: Käufer, die man aufzählen kann, mal dem, was jeder zahlen würde.
# model | Das Geschäft | umsatz preis erlös gebühr abo geschäftsmodell miete
= So verdient das Unternehmen sein Geld
- Preis: [Ihre Zahl] je Einheit
- Wer zahlt: Nutzer, Arbeitgeber, Staat oder Partner?
- Je Verkauf: was kosten Herstellung, Lieferung und Hilfe?
- Wieder: warum zahlt man ein zweites Mal?
> Eine Einheit ganz durchrechnen: Preis, Kosten, was bleibt.
# competition | Wettbewerb | wettbewerb konkurren alternativ
= Womit man uns vergleicht, und warum man wechselt
- Warum man beim Alten bleibt:
- Preis, Gewohnheit und Angst vor Wechsel
- Man kennt die Ansprechpartner
- Es ist da, wenn man es braucht
- Warum man zu uns kommt:
- Ein Ergebnis, das man prüfen kann
- Weniger Kosten über die ganze Dauer
- Jemand antwortet, wenn etwas ausfällt
> Die wahren Gegner nennen, auch das Nichtstun. Einen Punkt zeigen, in dem wir verlieren.
# channels | Weg zum Kunden | vertrieb kanal kanäle verkauf markteintritt
= So finden, testen und behalten Kunden unser Angebot
- Finden: wo suchen sie schon, und wen fragen sie?
- Testen: ein kleiner Schritt ohne Risiko
- Kaufen: wer unterschreibt, und was macht es leicht?
- Empfehlen: was erzählen sie dem Nächsten?
> Zu jedem Schritt Kosten und Quote schreiben, sobald sie gemessen sind.
# proof | Belege | beleg wuchs gewachsen pilot kunden erfolg umsatz traktion
= Das ist schon bewiesen, nicht nur versprochen
- Getestet: ein Fall vorher und nachher
- Genutzt: wer nutzt es heute, und wie oft?
- Gesagt: [ein Satz eines Kunden, mit Namen]
- Offen: was der nächste Versuch zeigen muss
> Ein kleiner echter Beleg überzeugt mehr als ein großes Versprechen.
# team | Das Team | team gründer mitarbeiter leute erfahrung
= Dieses Team hat den richtigen Anlass und das Können
- [Name]: warum gerade sie oder er dieses Problem kennt
- [Name]: was sie oder er schon gebaut hat
- [Name]: wer die Türen zur Kundschaft öffnet
> Zu jeder Person eine Tat statt eines Titels. Offene Stellen ehrlich nennen.
# roadmap | Der Weg | zeitplan meilenstein quartal monat roadmap expan
= Der Weg hat vier Etappen, jede mit einem Beweis
- Jetzt: was schon steht
- Als Nächstes: der Beweis, der am meisten zählt
- Danach: der erste Ort, der sich trägt
- Später: was dann möglich wird
> Zu jeder Etappe gehört ein Ergebnis, das man prüfen kann, und ein Datum.
# risks | Risiken | risik gefahr problem
= Was schiefgehen kann, und was wir dann tun
- Was schiefgehen kann:
- Der Verkauf dauert länger als gedacht
- Ein Großer macht es nach
- Eine Schlüsselperson fällt aus
- Was wir dann tun:
- Kosten in Stufen freigeben
- Näher am Kunden bleiben
- Wissen aufschreiben und teilen
> Wer Risiken selbst nennt, dem glaubt man den Rest.
# use-of-funds | Mittel | mittel investition finanzierung kapital suchen budget euro
= Wofür wir das Geld brauchen, und was es bringt
- Betrag: [Summe], bis [Datum]
- Wofür: die drei größten Posten, der größte zuerst
- Was es bringt: der Beweis, der danach auf dem Tisch liegt
- Danach: womit wir uns selbst tragen
> Geld immer mit dem Beweis verbinden, den es kauft.
# vision | Die Aussicht | vision zukunft langfristig
= Wenn es gelingt, wird das Besondere selbstverständlich
- Ein Bild zeichnen: ein Tag in zehn Jahren, an dem niemand mehr darüber spricht.
> Ruhig und knapp sprechen. Danach kommt die Bitte.
`
