/** Beats in the form that `readBeats` reads. */
export const training = `
# goals | Die Ziele | ziel lernziel können
= {Short}: das können danach alle
= Das können am Ende alle, die dabei waren
- Wissen: was erklären wir in einem Satz?
- Können: was machen wir ohne Hilfe?
- Wollen: was tun wir morgen anders?
> Die Ziele am Ende noch einmal zeigen und gemeinsam prüfen.
# why | Der Grund | warum grund wichtig pflicht gefahr
= Warum sich diese Stunde für alle lohnt
- Ohne: was geschieht, wenn es niemand kann?
- Mit: was wird für jeden leichter?
- Einmal: ein Fall, in dem es darauf ankam
> Mit dem Fall beginnen, nicht mit der Vorschrift.
# warm-up | Zum Aufwärmen | frage start vorstell
= Drei Fragen zeigen, was alle schon wissen
- Erinnern: wann ist es zuletzt gelungen?
- Vermuten: was ist der häufigste Fehler?
- Wünschen: was soll heute geklärt werden?
> Die Antworten sammeln und später darauf zurückkommen.
# case | Ein Fall | fall beispiel geschichte
= Ein wahrer Fall zeigt, worauf es ankommt
- Was geschah: Ort, Zeit, Beteiligte
- Was half: die eine Handlung, die alles änderte
- Was fehlte: der Handgriff, den wir heute üben
> Einen Fall aus dem eigenen Haus nehmen, ohne Namen.
# terms | Die Begriffe | begriff wort definition
= Drei Begriffe genügen für den Anfang
- [Begriff]: in einem Satz, ohne Fachwort
- [Begriff]: an einem Beispiel aus dem Alltag
- [Begriff]: womit man ihn leicht verwechselt
> Jeden Begriff erst erklären lassen, dann selbst erklären.
# steps | Die Schritte | schritt ablauf reihenfolge ablauf
= So geht es in vier Schritten, und nicht anders
- Vorbereiten: was liegt bereit, bevor es beginnt?
- Beginnen: welcher Handgriff kommt zuerst?
- Prüfen: woran sieht man, dass es stimmt?
- Abschließen: was hinterlassen wir, und wem sagen wir es?
> Erst schweigend vormachen, dann mit Worten, dann alle gemeinsam.
# principle | Die Regel | regel grundsatz prinzip
= Eine Regel gilt auch dann, wenn es schnell gehen muss
- Die Regel: in höchstens sieben Wörtern
- Der Grund: was sie verhindert
- Die Ausnahme: wann sie nicht gilt, und wer das entscheidet
> Die Regel gemeinsam laut sagen. Das klingt albern und bleibt.
# good-and-bad | Richtig und falsch | richtig falsch fehler gut
= Richtig und falsch, nebeneinander gezeigt
- So nicht:
- Anfangen, ohne hinzusehen
- Hoffen, dass es jemand bemerkt
- Den Fehler für sich behalten
- Sondern so:
- Kurz anhalten und prüfen
- Laut sagen, was man sieht
- Den Fehler gleich erzählen
> Beide Seiten vorspielen. Man merkt sich, worüber man lacht.
# tools | Das Werkzeug | werkzeug gerät material software hilfsmittel
= Dieses Werkzeug brauchen wir, und hier liegt es
- Täglich: [was, und wo es liegt]
- Selten: [was, und wer es ausgibt]
- Im Notfall: [was, und wie man es erreicht]
> Alles einmal in die Hand nehmen lassen.
# exercise | Die Übung | übung üben praxis probe
= Jetzt üben alle, zu zweit und mit Rückmeldung
- Aufgabe: ein Fall, der wirklich vorkommt
- Zeit: wenige Minuten, mit Uhr
- Tausch: die Rollen wechseln einmal
- Rückmeldung: erst eine Stärke, dann ein Vorschlag
> Herumgehen und zuhören. Erst am Ende eingreifen.
# mistakes | Die Fehler | fehler irrtum häufig
= Drei Fehler machen fast alle am Anfang
- Zu schnell: woran merkt man es, und was hilft?
- Zu allein: wen hätte man fragen können?
- Zu sicher: welche Prüfung wurde ausgelassen?
> Den eigenen ersten Fehler erzählen. Dann erzählen auch die anderen.
# what-if | Was, wenn | was wenn notfall problem ausnahme
= Was tun, wenn es anders kommt als geplant?
- Wenn etwas fehlt: womit behelfen wir uns?
- Wenn jemand nicht mitmacht: wer wird gerufen?
- Wenn etwas schiefgeht: was ist der erste Handgriff?
> Die Gruppe antworten lassen, bevor die Lösung gesagt wird.
# help | Die Hilfe | hilfe fragen kontakt ansprech
= Niemand muss es allein können: hier gibt es Hilfe
- Sofort: [Name oder Nummer]
- Diese Woche: [Name], der gern erklärt
- Zum Nachlesen: [ein Ort, nicht zehn]
> Die Nummer jetzt ins Telefon speichern lassen.
# quiz | Die Probe | quiz test prüfung frage
= Drei Fragen zeigen, was hängen geblieben ist
- Zuerst: was ist der erste Schritt?
- Dann: woran erkennt man den häufigsten Fehler?
- Zuletzt: wen rufen wir, wenn nichts mehr hilft?
> Erst jeder für sich, dann im Paar, dann gemeinsam.
# first-week | Die ersten Wochen | woche anfang start tag
= Die ersten Wochen bringen das Gelernte in den Alltag
- Heute: eine Sache auswählen
- Diese Woche: einmal tun, mit jemandem daneben
- Diesen Monat: allein tun und Schwieriges notieren
- Danach: jemandem zeigen, der neu ist
> Den ersten Termin jetzt vereinbaren.
# checklist | Die Merkliste | liste merk checkliste
= Alles Wichtige passt auf eine Seite
- Davor: was prüfe ich?
- Dabei: worauf achte ich?
- Danach: was hinterlasse ich, und wem sage ich es?
- Im Zweifel: anhalten und fragen
> Die Liste dort aufhängen, wo die Arbeit geschieht.
# habit | Die Gewohnheit | gewohnheit routine alltag
= So wird daraus eine Gewohnheit
- Ein Anlass: an etwas knüpfen, das ohnehin geschieht
- Ein Gegenüber: jemand, der nachfragt
- Eine Spur: ein Strich für jedes Mal
> Klein anfangen. Was zu groß beginnt, endet bald.
# one-thing | Das Eine | wichtigste merken
= Wer nur eine Sache behält, soll diese behalten
- Den einen Satz hinschreiben, der auch in einem Jahr noch gilt.
> Den Satz zweimal sagen, dann schweigen.
`
