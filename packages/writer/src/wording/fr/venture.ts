/** Beats in the form that `readBeats` reads. */
export const venture = `
# problem | Le problème | problème perd gaspill manque souffr coûte difficul besoin
= {Short}: un problème qui mérite mieux
= Ce problème mérite une meilleure réponse qu’aujourd’hui
- Qui souffre: suivre une personne pendant une journée
- Ce que cela coûte: chiffrer l’argent et les heures
- Ce qu’on fait aujourd’hui: montrer chaque bricolage
- Pourquoi cela dure: dire ce qui bloque une solution
> Raconter une seule histoire avant de généraliser. Donner la source de chaque chiffre.
# person | Une histoire | histoire client utilisat personne quotidien
= Une seule histoire rend tout le problème visible
- Le matin: qu’est-ce qui va mal en premier?
- À midi: quel choix personne ne devrait faire?
- Le soir: qu’a coûté cette journée?
- Avec ses mots: [une phrase qu’on nous a dite]
> Montrer une vraie personne, avec son accord, ou dire clairement qu’elle est composée.
# why-now | Pourquoi maintenant | tendance maintenant loi change nouveau
= Trois changements font de ce moment le bon
- La technique: qu’est-ce qui est devenu accessible depuis peu?
- Les usages: que fait-on aujourd’hui qu’on ne faisait pas hier?
- Les règles: quelle loi ou quelle aide ouvre la porte?
> Tout le monde se demande pourquoi cela n’existe pas déjà. Répondre par des changements datés.
# cost-of-waiting | L’enjeu | risque attendre conséquence
= Ne rien faire est aussi un choix, et il coûte
- Dire qui paie ce prix aujourd’hui, et combien de fois.
> Marquer une pause ici. Une phrase, un chiffre à soi, puis la réponse.
# solution | La réponse | solution constru développ propos produit plateforme aide offre
= {Short}: notre réponse part de la racine
= Notre réponse s’attaque à la racine du problème
- En une phrase: nous aidons … à …
- Ce qui change: décrire le premier jour avec la solution
- Ce qu’elle remplace: nommer l’habitude qui disparaît
- Ce qui compte: nommer le seul résultat important
> Répéter la première phrase jusqu’à ce qu’un inconnu puisse la redire.
# how-it-works | Le fonctionnement | fonctionne processus technique étape
= Comment cela marche, du premier contact au résultat
- Découvrir: où rencontre-t-on la solution?
- Installer: qui fait quoi, et en combien de temps?
- Utiliser: à quoi ressemble une journée normale?
- Constater: qu’est-ce qui va mieux, chiffres à l’appui?
> Suivre un seul cas, étape par étape. Si l’objet existe, le montrer ici.
# before-after | Avant et après | avant après compar bénéfice différence
= Ce qui change pour les personnes concernées
- Aujourd’hui:
- Commence par un bricolage
- Prend [temps] et coûte [montant]
- Dépend de la chance
- Avec nous:
- Commence par un geste simple
- Prend [temps] et coûte [montant]
- Marche chaque fois de la même façon
> Autant de lignes des deux côtés, pour qu’elles se répondent. N’inscrire que des valeurs mesurées.
# hard-to-copy | L’avance | avantage unique brevet avance
= Trois choses que personne ne copiera vite
- Ce que nous savons: l’expérience acquise sur le terrain
- Ce que nous possédons: dessins, données, brevets ou contrats
- Qui nous fait confiance: des partenaires qui ne partiraient pas
> Ne garder que ce qu’un concurrent riche ne pourrait acheter en un an.
# market | Le marché | marché secteur segment taille
= {Short}: un marché étroit qui s’élargit
= Le marché commence étroit, puis il s’élargit
- D’abord: les clients que nous pouvons joindre cette année
- Ensuite: le même besoin dans la région voisine
- Le calcul: nombre d’acheteurs fois dépense annuelle
- La source: [qui a compté, et quand]
> Construire le marché par le bas: des acheteurs qu’on peut énumérer, fois ce que chacun paierait.
# model | Le modèle | revenu prix tarif abonnement modèle panier
= Comment l’entreprise gagne de l’argent
- Le prix: [votre chiffre] par unité
- Qui paie: l’usager, l’employeur, l’État ou un partenaire?
- Par vente: que coûtent la fabrication, la livraison, l’aide?
- Encore: pourquoi paie-t-on une deuxième fois?
> Suivre une seule unité jusqu’au bout: prix, coûts, ce qui reste.
# competition | La concurrence | concurren rival alternative
= À quoi on nous compare, et pourquoi on change
- Pourquoi on reste:
- Le prix, l’habitude, la peur du changement
- On connaît déjà quelqu’un
- C’est là quand il le faut
- Pourquoi on vient chez nous:
- Un résultat que l’on peut vérifier
- Moins à payer sur toute la durée
- Quelqu’un répond en cas de panne
> Nommer les vrais rivaux, y compris ne rien faire. Montrer un point où nous perdons.
# channels | L’accès au marché | vente canal canaux distribut commercial
= Comment on nous trouve, nous essaie et nous garde
- Trouver: où cherche-t-on déjà, et à qui demande-t-on?
- Essayer: un petit pas sans risque
- Acheter: qui signe, et qu’est-ce qui facilite?
- Recommander: que dit-on au suivant?
> Écrire un coût et un taux à côté de chaque étape dès qu’ils sont mesurés.
# proof | Les preuves | preuve pass client pilote succès résultat traction desserv
= Ce qui est déjà prouvé, et pas seulement promis
- Testé: un cas avant et après
- Utilisé: par qui aujourd’hui, et combien de fois?
- Dit: [la phrase d’un client, avec son nom]
- À montrer: ce que le prochain essai doit prouver
> Une petite preuve réelle convainc plus qu’une grande promesse.
# team | L’équipe | équipe fondat expérience
= Cette équipe connaît le problème et sait construire
- [Nom]: pourquoi cette personne connaît le problème
- [Nom]: ce qu’elle a déjà construit
- [Nom]: qui ouvre les portes des clients
> Pour chaque personne, un acte plutôt qu’un titre. Dire aussi qui manque.
# roadmap | La route | calendrier étape trimestre mois développer
= La route a quatre étapes, chacune avec une preuve
- Maintenant: ce qui existe déjà
- Bientôt: la preuve qui compte le plus
- Ensuite: le premier lieu rentable
- Plus tard: ce qui devient possible
> À chaque étape, un résultat vérifiable et une date.
# risks | Les risques | risque danger menace
= Ce qui peut mal tourner, et ce que nous ferons
- Ce qui peut mal tourner:
- Vendre prend plus de temps que prévu
- Un grand groupe nous imite
- Une personne clé s’absente
- Ce que nous ferons:
- Engager les dépenses par paliers
- Rester plus près des clients
- Écrire et partager le savoir
> Qui nomme ses risques est cru sur le reste.
# use-of-funds | Les moyens | fonds financement capital cherch budget invest
= À quoi servira l’argent, et ce qu’il prouvera
- Le montant: [somme], avant le [date]
- L’usage: les trois postes principaux, le plus gros d’abord
- Le résultat: la preuve que l’on aura en main
- Après: comment nous vivrons de nos ventes
> Toujours relier l’argent à la preuve qu’il achète.
# vision | L’horizon | vision avenir long terme
= Si nous réussissons, l’exception devient l’habitude
- Dessiner une image: un jour où plus personne n’en parle.
> Parler lentement. La demande vient juste après.
`
