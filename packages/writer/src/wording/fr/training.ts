/** Beats in the form that `readBeats` reads. */
export const training = `
# goals | Les objectifs | objectif savoir capable
= {Short}: ce que chacun saura faire
= Ce que chacun saura faire à la fin
- Savoir: qu’expliquons-nous en une phrase?
- Savoir faire: que faisons-nous sans aide?
- Vouloir: que changerons-nous demain?
> Remontrer ces objectifs à la fin, et les vérifier ensemble.
# why | La raison | pourquoi raison important danger
= Pourquoi cette heure vaut la peine pour tous
- Sans: que se passe-t-il si personne ne sait?
- Avec: qu’est-ce qui devient plus facile pour chacun?
- Une fois: un cas où tout en dépendait
> Commencer par le cas, pas par le règlement.
# warm-up | La mise en route | question début présent
= Trois questions montrent ce que l’on sait déjà
- Se souvenir: quand cela a-t-il bien marché?
- Deviner: quelle est l’erreur la plus fréquente?
- Souhaiter: que faut-il éclaircir aujourd’hui?
> Noter les réponses et y revenir plus tard.
# case | Un cas | cas exemple histoire
= Un cas vrai montre ce qui compte
- Ce qui s’est passé: lieu, heure, personnes
- Ce qui a aidé: le geste qui a tout changé
- Ce qui manquait: le geste que l’on apprend aujourd’hui
> Prendre un cas de la maison, sans les noms.
# terms | Les mots | mot terme définition
= Trois mots suffisent pour commencer
- [Mot]: en une phrase, sans jargon
- [Mot]: par un exemple de tous les jours
- [Mot]: avec quoi on le confond
> Faire expliquer chaque mot avant de l’expliquer soi-même.
# steps | Les gestes | geste étape ordre
= Quatre étapes, toujours dans le même ordre
- Préparer: qu’est-ce qui est prêt avant de commencer?
- Commencer: quel geste vient en premier?
- Vérifier: à quoi voit-on que c’est juste?
- Terminer: que laissons-nous, et à qui le disons-nous?
> Montrer d’abord en silence, puis avec des mots, puis tous ensemble.
# principle | La règle | règle principe
= Une règle vaut même quand il faut aller vite
- La règle: en sept mots au plus
- La raison: ce qu’elle évite
- L’exception: quand elle ne vaut pas, et qui en décide
> Dire la règle ensemble à voix haute. C’est drôle et cela reste.
# good-and-bad | Juste et faux | juste faux erreur bon
= Le bon et le mauvais geste, côte à côte
- Pas ainsi:
- Commencer sans regarder
- Espérer que quelqu’un le verra
- Garder l’erreur pour soi
- Mais ainsi:
- S’arrêter un instant et vérifier
- Dire à voix haute ce que l’on voit
- Raconter l’erreur tout de suite
> Jouer les deux côtés. On retient ce qui fait rire.
# tools | Les outils | outil matériel appareil logiciel
= Voici les outils, et voici où ils se trouvent
- Chaque jour: [quoi, et où]
- Rarement: [quoi, et qui le donne]
- En urgence: [quoi, et comment l’atteindre]
> Faire prendre chaque outil en main une fois.
# exercise | L’exercice | exercice pratique simulation
= À vous: un exercice à deux, avec un retour
- La tâche: un cas qui arrive vraiment
- Le temps: quelques minutes, montre en main
- L’échange: on change de rôle une fois
- Le retour: d’abord une force, puis une idée
> Circuler et écouter. N’intervenir qu’à la fin.
# mistakes | Les erreurs | erreur faute fréquent
= Trois erreurs que presque tout le monde fait
- Trop vite: à quoi le voit-on, et qu’est-ce qui aide?
- Trop seul: à qui aurait-on pu demander?
- Trop sûr: quelle vérification a-t-on sautée?
> Raconter sa propre première erreur. Les autres suivront.
# what-if | Et si | imprévu problème urgence
= Que faire quand cela se passe autrement?
- S’il manque quelque chose: par quoi le remplacer?
- Si quelqu’un refuse: qui appelle-t-on?
- Si cela tourne mal: quel est le premier geste?
> Laisser le groupe répondre avant de donner la solution.
# help | L’aide | aide question contact
= Personne n’est seul: voici où trouver de l’aide
- Tout de suite: [nom ou numéro]
- Cette semaine: [nom], qui explique volontiers
- Pour relire: [un endroit, pas dix]
> Faire enregistrer le numéro dans le téléphone maintenant.
# quiz | Le test | test quiz question
= Trois questions montrent ce qui est resté
- D’abord: quelle est la première étape?
- Puis: à quoi reconnaît-on l’erreur fréquente?
- Enfin: qui appelle-t-on en dernier recours?
> Chacun seul, puis à deux, puis tous ensemble.
# first-week | Les premières semaines | semaine début jour
= Les premières semaines ancrent ce qu’on a appris
- Aujourd’hui: choisir une seule chose
- Cette semaine: la faire une fois, accompagné
- Ce mois-ci: la faire seul et noter le difficile
- Après: la montrer à un nouveau
> Prendre le premier rendez-vous maintenant.
# checklist | Le pense-bête | liste mémo
= Tout l’essentiel tient sur une page
- Avant: que faut-il vérifier?
- Pendant: à quoi faire attention?
- Après: que laisser, et à qui le dire?
- En cas de doute: s’arrêter et demander
> Afficher la liste là où se fait le travail.
# habit | L’habitude | habitude routine quotidien
= Comment en faire une habitude
- Un signal: l’accrocher à ce que l’on fait déjà
- Un partenaire: quelqu’un qui prend des nouvelles
- Une trace: une croix à chaque fois
> Commencer petit. Ce qui commence grand finit vite.
# one-thing | L’essentiel | essentiel retenir
= S’il ne reste qu’une chose, que ce soit celle-ci
- Écrire la phrase qui vaudra encore dans un an.
> Dire la phrase deux fois, puis se taire.
`
