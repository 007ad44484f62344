/** Beats in the form that `readBeats` reads. */
export const explainer = `
# why-care | Der Anlass | warum wichtig bedeut interess
= {Short}: warum es uns alle angeht
= Warum das Thema uns alle etwas angeht
- Im Alltag: wo begegnet es uns, ohne dass wir es merken?
- Im Großen: was hängt davon ab?
- Für uns: welche Entscheidung wird dadurch leichter?
> Mit einer Szene beginnen, die alle kennen.
# definition | Was es ist | ist bedeut definition begriff
= Was damit gemeint ist, und was nicht
- Gemeint ist:
- Der Kern, in einem Satz
- Ein Beispiel, das alle kennen
- Das Merkmal, an dem man es erkennt
- Nicht gemeint ist:
- Das Ähnliche, das man oft verwechselt
- Das Beispiel, das nicht passt
- Das Merkmal, das nur Zufall ist
> Erst das Beispiel, dann die Definition.
# origin | Die Herkunft | geschichte ursprung entstand jahr jahrhundert
= Woher es kommt, in vier Etappen erzählt
- Am Anfang: wer brauchte es, und wofür?
- Der Wendepunkt: was änderte alles?
- Die Ausbreitung: wie kam es zu uns?
- Heute: was ist davon geblieben?
> Zu jeder Etappe ein Jahr und eine Quelle eintragen.
# everyday | Im Alltag | alltag täglich leben
= Hier begegnet es uns an einem gewöhnlichen Tag
- Zu Hause: wo steckt es, ohne aufzufallen?
- Unterwegs: was wäre ohne es anders?
- Bei der Arbeit: wer hat täglich damit zu tun?
> Die Zuhörer eigene Beispiele rufen lassen.
# how | Das Prinzip | funktion wie ablauf prozess
= {Short}: so funktioniert es im Kern
= So funktioniert es im Kern, in vier Schritten
- Am Anfang: was geht hinein?
- Dann: was geschieht damit?
- Entscheidend: welcher Schritt darf nicht fehlen?
- Am Ende: was kommt heraus?
> An einem einzigen Beispiel erklären und dabei bleiben.
# parts | Die Teile | teil element bestandteil arten
= Drei Teile muss man kennen, der Rest folgt daraus
- Der sichtbare Teil: was nehmen wir wahr?
- Der verborgene Teil: was trägt das Ganze?
- Die Verbindung: was hält beide zusammen?
> Ein Bild oder eine Skizze sagt hier mehr als Worte.
# example | Ein Beispiel | beispiel fall
= Ein Beispiel macht es auf einen Blick klar
- Wer und wo: [Name, Ort, Jahr]
- Was geschah: die Geschichte in drei Sätzen
- Was es zeigt: der Gedanke, um den es geht
> Das Beispiel wählen, das Fremde sofort verstehen.
# myths | Irrtümer | irrtum mythos glaub falsch
= Was viele glauben, und was wirklich stimmt
- Viele glauben:
- Es sei neu
- Es sei nur etwas für Fachleute
- Es lasse sich nicht ändern
- In Wahrheit:
- Hat es eine lange Geschichte
- Betrifft es jeden Tag viele
- Haben andere es schon geändert
> Jeden Irrtum mit einer Quelle widerlegen, nicht mit Spott.
# numbers | Die Zahlen | zahl prozent viel
= Drei Zahlen helfen, das Ausmaß zu verstehen
- Wie viel: [Zahl], von [Quelle]
- Wie schnell: [Zahl], seit [Jahr]
- Im Vergleich: [Zahl], die alle kennen
> Nur Zahlen zeigen, die man mit etwas Vertrautem vergleichen kann.
# effects | Die Folgen | folge wirkung auswirkung einfluss
= Drei Folgen spüren wir schon heute
- Für Menschen: was wird leichter, was schwerer?
- Für die Umwelt: was ändert sich um uns?
- Für die Gesellschaft: wer gewinnt, wer verliert?
> Gewolltes und Ungewolltes trennen.
# for-and-against | Dafür und dagegen | vorteil nachteil dafür dagegen chance risik
= Was dafür spricht, und was dagegen spricht
- Dafür spricht:
- Der Nutzen, den alle sehen
- Die Erfahrung derer, die es kennen
- Die Chance, die sonst vergeht
- Dagegen spricht:
- Der Preis, den jemand zahlt
- Die Gefahr, die man unterschätzt
- Der Weg, der noch fehlt
> Beide Seiten so darstellen, dass ihre Anhänger zustimmen.
# voices | Stimmen | meinung sagt expert zitat
= Drei Menschen sehen es auf drei Arten
- Aus der Forschung: [Satz, Name, Jahr]
- Aus der Praxis: [Satz, Name, Ort]
- Aus der Kritik: [Satz, Name, Jahr]
> Jede Stimme in ihren eigenen Worten zeigen.
# evidence | Die Belege | beleg studie forschung daten
= Was wir sicher wissen, und woher wir es wissen
- Gesichert: [Befund], mehrfach bestätigt
- Umstritten: [Befund], nur teilweise bestätigt
- Offen: die Frage, an der gearbeitet wird
> Den Unterschied zwischen offen und umstritten erklären.
# future | Die Zukunft | zukunft prognose entwicklung morgen
= So könnte es weitergehen: drei Wege
- Wie bisher: was bleibt, wenn niemand handelt?
- Schneller: was würde alles ändern?
- Anders: welche Wendung erwartet niemand?
> Sagen, welcher Weg am wahrscheinlichsten ist und woran man es merkt.
# do | Was wir tun können | tun handeln tipp maßnahme
= Was jeder Einzelne ab morgen tun kann
- Allein: ein kleiner Schritt noch diese Woche
- Gemeinsam: eine Frage, die wir stellen sollten
- Auf Dauer: eine Entscheidung, die zählt
> Ein Vorschlag, den man heute noch umsetzen kann, wirkt am meisten.
# key-ideas | Das Bleibende | kern wichtig merken
= Drei Gedanken sollen im Kopf bleiben
- Der erste: was es ist, in einem Satz
- Der zweite: warum es zählt
- Der dritte: was daraus folgt
> Die drei Gedanken ohne Folie wiederholen können.
# discussion | Die Diskussion | diskussion frage meinung
= Drei Fragen, über die sich zu reden lohnt
- Zum Einstieg: was war neu für euch?
- Zum Streiten: wo gehen die Meinungen auseinander?
- Zum Schluss: was würden wir gern noch wissen?
> Nach jeder Frage zehn Sekunden warten.
# question | Die Frage | frage rätsel
= Eine Frage steht hinter allem, was folgt
- Die Frage hinschreiben, auf die dieser Vortrag eine Antwort gibt.
> Die Frage am Ende noch einmal stellen.
# dilemma | Der Zwiespalt | dilemma konflikt zwiespalt
= Beides zugleich geht nicht: wir müssen abwägen
- Die beiden Güter nennen, zwischen denen man wählen muss.
> Keine Lösung vorgeben. Die Spannung gehört zum Thema.
`
