/** Beats in the form that `readBeats` reads. */
export const report = `
# summary | En bref | résumé bilan bref ensemble
= {Short}: l’essentiel en un coup d’œil
= L’essentiel en un coup d’œil, pour les gens pressés
- Ce que nous voulions savoir: la question en une phrase
- Ce que nous avons trouvé: le résultat qui change le plus
- Ce qui en découle: la décision à prendre maintenant
> Qui ne voit que cette page doit pouvoir agir juste.
# question | La question | question but objectif mission
= Voici la question à laquelle ce rapport répond
- L’origine: qui a demandé, et pourquoi maintenant?
- La limite: qu’a-t-on choisi de ne pas étudier?
- L’usage: quelle décision en dépend?
> Lire la question à voix haute. La changer, c’est changer le rapport.
# method | La méthode | méthode enquête données mesur
= Comment nous avons procédé, pour qu’on puisse vérifier
- Recueillir: quelles sources, quelle période?
- Vérifier: qu’a-t-on écarté, et pourquoi?
- Comparer: à quoi, et est-ce équitable?
- Interpréter: qui a relu?
> Rester bref. Les détails vont en annexe.
# background | Le contexte | contexte histoire depuis année évolution
= Comment on en est arrivé là, en quatre étapes
- Autrefois: comment c’était longtemps
- Puis: ce qui a changé d’abord
- Depuis: ce que nous avons tenté
- Aujourd’hui: où nous en sommes
> Ne citer que les événements qui expliquent le résultat.
# headline | Le résultat | résultat progress augment chiffre baiss atteint hausse ventes
= {Short}: le résultat principal d’abord
= Le résultat principal passe en premier
- Le résultat: [ce qui a changé, de combien, depuis quand]
- Comparé: au plan, à l’an dernier, aux autres
- Sûr, parce que: deux sources disent la même chose
> Remplacer le titre par le résultat dès que le chiffre est connu.
# went-well | Forces et faiblesses | réuss succès échec retard problème
= Ce qui a bien marché, et ce qui a moins bien marché
- Ce qui a marché:
- L’objectif atteint, et ce qui a aidé
- L’habitude à garder
- Les personnes à remercier
- Ce qui n’a pas marché:
- L’objectif manqué, et de combien
- L’habitude à quitter
- L’alerte venue trop tard
> Les deux côtés de même longueur. Le positif n’est pas une politesse.
# people-say | Les voix | dit témoign avis répond personnel
= Ce que disent les intéressés, avec leurs mots
- Satisfait: [une phrase, le rôle, la date]
- Mécontent: [une phrase, le rôle, la date]
- Surprenant: [une phrase que personne n’attendait]
> Citer mot pour mot, après avoir demandé l’accord.
# differences | Les écarts | écart différence région groupe service
= La moyenne cache trois différences
- Selon le lieu: où est-ce tout autre chose?
- Selon le groupe: qui s’écarte le plus?
- Selon le moment: quand l’image bascule-t-elle?
> Donner une hypothèse pour chaque écart, et la nommer hypothèse.
# drivers | Les causes | cause raison parce car explique
= Trois causes expliquent le mieux ce résultat
- Du dehors: qu’est-ce qui a changé autour de nous?
- Du dedans: qu’avons-nous fait autrement?
- Le hasard: qu’est-ce qui ne se répéterait pas?
> Distinguer la cause de la simple coïncidence.
# money | L’argent | coût budget dépense argent euro économi
= Où est passé l’argent, et ce qu’il a rapporté
- Premier poste: [montant], et pourquoi
- L’écart: où a-t-on dépensé plus ou moins?
- Le rendement: qu’aurait-il manqué sans cette dépense?
> Montrer d’abord l’ensemble, puis le seul poste dont il faut parler.
# compare | La comparaison | compar plan prévu objectif
= Le prévu et le réel, honnêtement côte à côte
- Ce qui était prévu:
- L’objectif, tel qu’au plan
- Le temps que nous pensions prendre
- L’argent réservé
- Ce qui est arrivé:
- L’objectif, tel qu’aujourd’hui
- Le temps qu’il a fallu
- L’argent dépensé
> Placer chaque ligne en face de la même ligne.
# risks | Les risques | risque danger alerte
= Ces risques demeurent si rien n’est fait
- Le plus probable: lequel, et à quoi le voit-on tôt?
- Le plus cher: lequel, et qui paie?
- Le plus discret: lequel verrons-nous en dernier?
> Pour chaque risque, nommer la personne qui le surveille.
# lessons | Les leçons | leçon appris erreur
= Ce que nous ferons autrement la prochaine fois
- Garder: ce qui a fait ses preuves
- Changer: ce que nous avons vu trop tard
- Arrêter: ce qui n’a aidé personne
> Formuler chaque leçon comme un acte, pas comme un sentiment.
# recommendations | Les recommandations | recommand devrait proposition mesure suite
= Trois décisions découlent du résultat
- Tout de suite: qu’est-ce qui est possible sans argent?
- Cette année: qu’est-ce qui demande une décision?
- Durablement: qu’est-ce qui doit changer en profondeur?
> À chaque recommandation, une personne et une date.
# plan | Le plan | plan prochain étape suite calendrier
= De la recommandation à l’acte en quatre dates
- Cette semaine: qui parle à qui?
- Ce mois-ci: qu’est-ce qui commence?
- Ce trimestre: qu’est-ce qui devient visible?
- Ensuite: quand regardons-nous de nouveau?
> Fixer les dates ici, pas plus tard.
# owners | Les responsables | responsable équipe rôle charge
= Qui s’en charge, et pour quelle date
- [Nom]: première recommandation, avant le [date]
- [Nom]: deuxième recommandation, avant le [date]
- [Nom]: troisième recommandation, avant le [date]
> N’inscrire que des personnes présentes ou qui ont dit oui.
# surprise | La surprise | surpris inattendu
= Un constat nous a nous-mêmes surpris
- Dire en une phrase ce que nous attendions, et ce que nous avons vu.
> La surprise est ce que l’on racontera dehors.
# outlook | La perspective | perspective avenir prévision
= Si rien ne change, voici où nous serons dans un an
- Décrire l’état que personne n’a voulu et qui viendra pourtant.
> Parler calmement. La décision vient à la dernière page.
`
