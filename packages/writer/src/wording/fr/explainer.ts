/** Beats in the form that `readBeats` reads. */
export const explainer = `
# why-care | L’enjeu | pourquoi important intérêt enjeu
= {Short}: pourquoi cela nous concerne tous
= Pourquoi ce sujet nous concerne tous
- Au quotidien: où le rencontrons-nous sans le voir?
- En grand: qu’est-ce qui en dépend?
- Pour nous: quelle décision devient plus facile?
> Commencer par une scène que tout le monde connaît.
# definition | Ce que c’est | est définition signifie
= Ce que cela veut dire, et ce que cela n’est pas
- C’est:
- L’idée, en une phrase
- Un exemple que tous connaissent
- Le signe auquel on le reconnaît
- Ce n’est pas:
- Le voisin avec lequel on confond
- L’exemple qui ne convient pas
- Le signe qui n’est qu’un hasard
> L’exemple d’abord, la définition ensuite.
# origin | L’origine | histoire origine né siècle année
= D’où cela vient, en quatre étapes
- Au début: qui en avait besoin, et pour quoi?
- Le tournant: qu’est-ce qui a tout changé?
- La diffusion: comment est-ce arrivé chez nous?
- Aujourd’hui: qu’en reste-t-il?
> Donner une année et une source à chaque étape.
# everyday | Au quotidien | quotidien jour vie
= Où nous le rencontrons un jour ordinaire
- À la maison: où se cache-t-il sans se faire voir?
- En chemin: que serait la route sans lui?
- Au travail: qui s’en occupe chaque jour?
> Demander au public ses propres exemples.
# how | Le principe | fonctionne comment processus
= {Short}: le principe en quatre étapes
= Le principe, expliqué en quatre étapes
- Au départ: qu’est-ce qui entre?
- Ensuite: que lui arrive-t-il?
- Décisif: quelle étape ne peut manquer?
- À l’arrivée: qu’est-ce qui sort?
> Expliquer sur un seul exemple et ne plus le quitter.
# parts | Les parties | partie élément type
= Trois parties à connaître, le reste en découle
- La partie visible: que percevons-nous?
- La partie cachée: qu’est-ce qui porte le tout?
- Le lien: qu’est-ce qui les tient ensemble?
> Une image ou un croquis dit ici plus que des mots.
# example | Un exemple | exemple cas
= Un exemple rend tout clair en un instant
- Qui et où: [nom, lieu, année]
- Ce qui s’est passé: l’histoire en trois phrases
- Ce que cela montre: l’idée dont il s’agit
> Choisir l’exemple qu’un inconnu comprend aussitôt.
# myths | Les idées reçues | croit mythe faux idée
= Ce que l’on croit, et ce qui est vrai
- On croit:
- Que c’est nouveau
- Que c’est réservé aux experts
- Qu’on n’y peut rien
- En vérité:
- L’histoire en est longue
- Beaucoup y ont affaire chaque jour
- D’autres l’ont déjà changé
> Réfuter chaque idée par une source, jamais par la moquerie.
# numbers | Les chiffres | chiffre combien pour cent
= Trois chiffres aident à saisir l’ampleur
- Combien: [chiffre], d’après [source]
- À quelle vitesse: [chiffre], depuis [année]
- En comparaison: [chiffre] que tous connaissent
> Ne montrer que des chiffres comparables à quelque chose de familier.
# effects | Les effets | effet conséquence influence
= Trois effets que l’on ressent déjà
- Pour les gens: quoi de plus facile, quoi de plus dur?
- Pour la nature: qu’est-ce qui change autour de nous?
- Pour la société: qui gagne, qui perd?
> Séparer ce qui est voulu de ce qui ne l’est pas.
# for-and-against | Pour et contre | avantage inconvénient pour contre
= Ce qui parle pour, et ce qui parle contre
- Pour:
- Le bien que chacun voit
- L’expérience de ceux qui le connaissent
- La chance qui sinon passera
- Contre:
- Le prix que quelqu’un paie
- Le danger que l’on sous-estime
- Le chemin qui manque encore
> Présenter chaque côté de sorte que ses partisans approuvent.
# voices | Les voix | avis dit expert citation
= Trois personnes le voient de trois façons
- De la recherche: [phrase, nom, année]
- De la pratique: [phrase, nom, lieu]
- De la critique: [phrase, nom, année]
> Montrer chaque voix avec ses propres mots.
# evidence | Les preuves | preuve étude recherche données
= Ce que l’on sait vraiment, et d’où on le sait
- Établi: [constat], confirmé plusieurs fois
- Disputé: [constat], confirmé en partie
- Ouvert: la question à laquelle on travaille
> Expliquer la différence entre ouvert et disputé.
# future | L’avenir | avenir futur demain évolution
= La suite pourrait prendre trois chemins
- Comme avant: que se passe-t-il si personne n’agit?
- Plus vite: qu’est-ce qui changerait tout?
- Autrement: quel tournant personne n’attend?
> Dire quel chemin est le plus probable, et à quoi on le verra.
# do | Agir | agir faire geste conseil
= Ce que chacun peut faire dès demain
- Seul: un petit pas, encore cette semaine
- Ensemble: une question que nous devrions poser
- Durablement: une décision qui compte
> Une idée réalisable aujourd’hui agit le plus.
# key-ideas | À retenir | retenir idée essentiel
= Trois idées à garder en tête
- La première: ce que c’est, en une phrase
- La deuxième: pourquoi cela compte
- La troisième: ce qui en découle
> Savoir redire les trois idées sans la page.
# discussion | La discussion | discussion question débat
= Trois questions dont il vaut la peine de parler
- Pour commencer: qu’avez-vous appris de neuf?
- Pour débattre: où les avis se séparent-ils?
- Pour finir: que voudrait-on encore savoir?
> Attendre dix secondes après chaque question.
# question | La question | question énigme
= Une question se cache derrière tout ce qui suit
- Écrire la question à laquelle cet exposé répond.
> La poser de nouveau à la fin.
# dilemma | Le dilemme | dilemme conflit choix
= On ne peut pas tout avoir: il faut peser
- Nommer les deux biens entre lesquels il faut choisir.
> Ne pas imposer de solution. La tension fait partie du sujet.
`
