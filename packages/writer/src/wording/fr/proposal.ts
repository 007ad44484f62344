/** Beats in the form that `readBeats` reads. */
export const proposal = `
# problem | La situation | problème situation aujourd gaspill manque trop
= {Short}: la situation ne peut pas durer
= La situation d’aujourd’hui ne peut pas durer
- Ce qui se passe: un exemple de la semaine dernière
- Ce que cela coûte: du temps, de l’argent ou de la confiance
- Qui est touché: nommer des groupes, pas des coupables
> Décrire la situation de sorte que même les opposants approuvent.
# question | La question | question pourquoi
= Et si nous essayions, tout simplement?
- Laisser la question en suspens jusqu’à ce que chacun ait répondu pour soi.
> Se taire après la question. Continuer seulement ensuite.
# stakeholders | Les personnes concernées | habitant parent personnel client riverain
= Trois groupes voient la chose différemment
- Qui gagne: qu’est-ce qui devient plus facile pour eux?
- Qui perd: à quoi renoncent-ils, et contre quoi?
- Qui décide: à quoi jugeront-ils le résultat?
> Parler avec une personne de chaque groupe avant de montrer cette page.
# tried | Jusqu’ici | essayé tenté jusqu avant
= Ce que nous avons déjà tenté, et ce qui manquait
- Nous avons tenté:
- Des appels et des circulaires
- De petites retouches
- D’attendre que cela passe
- Il a manqué:
- Une personne responsable
- Une mesure du succès
- Une date pour décider
> Rester juste: ces essais étaient sincères et ils ont appris quelque chose.
# idea | La proposition | proposition idée projet devrait propos
= {Short}: essayer petit et mesurer
= Notre proposition: essayer petit et mesurer
- Ce que nous faisons: une phrase comprise de tous
- Ce que nous arrêtons: dire à quoi cela fait place
- Ce qui reste: les promesses auxquelles on ne touche pas
> Dire la proposition en une phrase, puis la justifier, jamais l’inverse.
# steps | Les étapes | étape phase démarche
= Comment cela commencerait, étape par étape
- Préparer: un responsable, un but, une mesure
- Essayer: dans un lieu, pour un temps limité
- Observer: comparer avec les semaines d’avant
- Décider: arrêter, changer ou étendre
> Insister: la dernière étape est une vraie décision.
# needs | Les moyens | coût budget personnel financ moyens
= Ce qu’il faut: des personnes, de l’argent, de l’attention
- Des personnes: qui donne combien d’heures, et qui remplace?
- De l’argent: une fois [montant], puis [montant] par mois
- De l’attention: quel autre projet attendra?
> Calculer juste, et un peu en dessous. Un coût découvert plus tard fait le plus de tort.
# options | Le choix | option choix alternative
= Deux voies sont ouvertes, une seule se vérifie
- Continuer ainsi:
- Aucun effort aujourd’hui
- Les mêmes coûts chaque mois
- La question revient, plus pressante
- Commencer petit:
- Un peu d’effort aujourd’hui
- Des coûts connus et limités
- Une décision d’après ce qu’on a vu
> Présenter les deux voies avec équité. Le public doit choisir lui-même.
# benefits | Les effets | avantage bénéfice gain effet économi
= Trois effets que nous remarquerions d’abord
- Tout de suite: qu’est-ce qui disparaît la première semaine?
- Bientôt: qu’est-ce qui devient plus simple en un mois?
- Durablement: que reste-t-il quand la nouveauté est passée?
> Relier chaque effet au signe qui permet de le reconnaître.
# evidence | Les preuves | preuve étude expérience chiffre enquête
= D’autres ont essayé, et voici ce qu’ils ont vu
- Un exemple: [lieu ou entreprise], [année], [résultat et source]
- Un contre-exemple: où cela a-t-il échoué, et pourquoi?
- Chez nous: qu’est-ce qui est pareil, qu’est-ce qui diffère?
> Montrer aussi un contre-exemple. C’est lui qui rend les preuves crédibles.
# objections | Les objections | objection contre crainte mais
= Les objections les plus fortes, et nos réponses
- On dira:
- On a toujours fait autrement
- Cela coûte trop cher
- Nous n’avons pas le temps
- Nous répondons:
- D’où un essai, avec une fin
- Ne rien faire coûte aussi, en silence
- Nous arrêtons d’abord autre chose
> Formuler les objections aussi fortement que leurs auteurs.
# timeline | Le calendrier | calendrier date début avant
= Quatre rendez-vous suffisent pour y voir clair
- Aujourd’hui: un oui à l’essai
- Départ: [date], dans un seul lieu
- À mi-chemin: un premier regard ensemble
- Décision: [date], chiffres en main
> Noter les dates dans l’agenda tant que tout le monde est là.
# risk | La prudence | risque danger sécurité
= Ce qui pourrait faire échouer l’essai
- Trop grand: vouloir tout à la fois
- Trop court: finir avant que rien ne se voie
- Trop discret: ne pas raconter ce qu’on apprend
> Pour chaque point, dire qui l’empêchera.
# decision | La décision | décid décision demande vote accord approuv
= Aujourd’hui, nous ne décidons que le premier pas
- Nous demandons: [un oui, une somme, un lieu]
- Nous ne décidons pas: tout ce qui viendrait après
- Qui s’en charge: [nom], avant le [date]
> Demander le plus petit oui qui fasse avancer, puis se taire.
`
