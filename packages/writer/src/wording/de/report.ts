/** Beats in the form that `readBeats` reads. */
export const report = `
# summary | Kurz gesagt | zusammenfass ergebnis insgesamt kurz
= {Short}: das Wichtigste auf einen Blick
= Das Wichtigste auf einen Blick, für alle mit wenig Zeit
- Was wir wissen wollten: die Frage in einem Satz
- Was wir fanden: das Ergebnis, das am meisten ändert
- Was daraus folgt: die Entscheidung, die jetzt ansteht
> Wer nur diese Folie sieht, soll richtig handeln können.
# question | Die Frage | frage ziel auftrag
= Diese Frage sollte der Bericht beantworten
- Anlass: wer hat gefragt, und warum jetzt?
- Grenze: was wurde bewusst nicht untersucht?
- Nutzen: welche Entscheidung hängt davon ab?
> Die Frage vorlesen. Wer sie ändert, ändert den Bericht.
# method | Das Vorgehen | methode vorgehen befragung daten umfrage gemessen
= So sind wir vorgegangen, damit man es prüfen kann
- Sammeln: welche Quellen, welcher Zeitraum?
- Prüfen: was wurde gestrichen, und warum?
- Vergleichen: womit, und ist das gerecht?
- Deuten: wer hat gegengelesen?
> Kurz bleiben. Einzelheiten gehören in den Anhang.
# background | Die Vorgeschichte | geschichte vorher seit jahr entwicklung
= So kam es dazu, in vier Etappen
- Früher: wie es lange war
- Dann: was sich zuerst änderte
- Seither: was wir versucht haben
- Heute: wo wir stehen
> Nur Ereignisse nennen, die das Ergebnis erklären.
# headline | Das Ergebnis | ergebnis stieg wuchs umsatz sank erreicht prozent zahl gestiegen
= {Short}: das wichtigste Ergebnis zuerst
= Das wichtigste Ergebnis steht am Anfang
- Ergebnis: [was sich änderte, um wie viel, seit wann]
- Verglichen mit: dem Plan, dem Vorjahr, den anderen
- Sicher, weil: zwei Quellen dasselbe sagen
> Den Titel durch das Ergebnis selbst ersetzen, sobald die Zahl da ist.
# went-well | Licht und Schatten | gut erfolg schlecht problem gelungen kündig verzug
= Was gut lief, und was nicht gut lief
- Was gut lief:
- Das Ziel, das erreicht wurde
- Die Gewohnheit, die bleiben soll
- Die Menschen, denen wir danken
- Was nicht gut lief:
- Das Ziel, das verfehlt wurde
- Die Gewohnheit, die enden soll
- Die Warnung, die zu spät kam
> Beide Seiten gleich lang. Das Gute ist keine Höflichkeit.
# people-say | Stimmen | sagen stimme befragt kund mitarbeiter meinung
= Was Beteiligte sagen, in ihren eigenen Worten
- Zufrieden: [ein Satz, mit Rolle und Datum]
- Unzufrieden: [ein Satz, mit Rolle und Datum]
- Überraschend: [ein Satz, den niemand erwartet hat]
> Wörtlich zitieren und vorher um Erlaubnis fragen.
# differences | Unterschiede | unterschied region gruppe standort bereich
= Der Durchschnitt verbirgt drei Unterschiede
- Nach Ort: wo ist es ganz anders als im Mittel?
- Nach Gruppe: wer weicht am stärksten ab?
- Nach Zeit: wann kippt das Bild?
> Zu jedem Unterschied eine Vermutung sagen, aber als Vermutung.
# drivers | Die Gründe | grund ursache weil treiber deshalb
= Drei Gründe erklären das Ergebnis am besten
- Von außen: was hat sich um uns geändert?
- Von innen: was haben wir anders gemacht?
- Zufall: was würde sich nicht wiederholen?
> Ursache und bloße Gleichzeitigkeit trennen.
# money | Das Geld | kosten budget geld ausgaben finanz euro
= Wohin das Geld ging, und was es brachte
- Größter Posten: [Betrag], und warum
- Abweichung: wo wurde mehr oder weniger ausgegeben?
- Ertrag: was hätte ohne diese Ausgabe gefehlt?
> Erst das Ganze zeigen, dann den einen Posten, über den zu reden ist.
# compare | Der Vergleich | vergleich plan ziel andere vorjahr
= Plan und Wirklichkeit, ehrlich nebeneinander
- Was geplant war:
- Das Ziel, wie es im Plan stand
- Die Zeit, die wir dafür sahen
- Das Geld, das dafür bereitlag
- Was geworden ist:
- Das Ziel, wie es heute steht
- Die Zeit, die es gebraucht hat
- Das Geld, das ausgegeben ist
> Jede Zeile gegen die gleiche Zeile stellen.
# risks | Risiken | risik gefahr warn
= Diese Risiken bleiben, wenn nichts geschieht
- Am wahrscheinlichsten: was, und woran erkennt man es früh?
- Am teuersten: was, und wer zahlt es?
- Am leisesten: was bemerken wir zuletzt?
> Zu jedem Risiko eine Person nennen, die es beobachtet.
# lessons | Die Lehren | lehre gelernt lernen fehler
= Was wir beim nächsten Mal anders machen
- Beibehalten: was sich bewährt hat
- Ändern: was wir zu spät bemerkt haben
- Lassen: was niemandem geholfen hat
> Lehren als Handlung formulieren, nicht als Gefühl.
# recommendations | Empfehlung | empfehl sollte massnahme maßnahme vorschlag
= Drei Schritte folgen aus dem Ergebnis
- Sofort: was ist ohne Geld möglich?
- In diesem Jahr: was braucht einen Beschluss?
- Auf Dauer: was muss sich grundsätzlich ändern?
> Jede Empfehlung braucht eine Person und ein Datum.
# plan | Der Plan | plan nächste schritt ausblick termin
= Von der Empfehlung zur Tat in vier Terminen
- Diese Woche: wer spricht mit wem?
- Diesen Monat: was beginnt?
- Dieses Quartal: was wird sichtbar?
- Danach: wann prüfen wir wieder?
> Die Termine hier festlegen, nicht später.
# owners | Zuständig | zuständig verantwort team rolle
= Wer es übernimmt, und bis wann
- [Name]: erste Empfehlung, bis [Datum]
- [Name]: zweite Empfehlung, bis [Datum]
- [Name]: dritte Empfehlung, bis [Datum]
> Niemanden eintragen, der nicht im Raum ist oder zugesagt hat.
# surprise | Die Überraschung | überrasch unerwartet
= Ein Befund hat uns selbst überrascht
- In einem Satz sagen, was wir erwartet hatten und was wir sahen.
> Überraschungen sind der Teil, den man weitererzählt.
# outlook | Der Ausblick | ausblick zukunft prognose
= Bleibt alles, wie es ist, sieht es in einem Jahr so aus
- Den Zustand beschreiben, den niemand beschlossen hat und der trotzdem kommt.
> Ruhig sprechen. Die Entscheidung kommt auf der letzten Folie.
`
