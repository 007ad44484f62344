/** Beats in the form that `readBeats` reads. */
export const marketing = `
# goal | L’objectif | objectif atteindre but croissance
= {Short}: ce que le marketing doit obtenir
= Ce que le marketing doit obtenir cette fois
- De: où en sommes-nous, compté de la même façon?
- Vers: [chiffre], avant le [date]
- Hors sujet: être connu de tout le monde
> Un seul objectif. Si deux personnes le mesurent autrement, il n’est pas clair.
# audience | La cible | cible client famille jeune public acheteur
= Un groupe passe avant tous les autres
- Qui: âge, lieu, et ce qui remplit la semaine
- Où ils cherchent: trois endroits, dans l’ordre
- Ce qui les retient: prix, doute, habitude ou effort
> Décrire une vraie personne de ce groupe. Tout le reste sera jugé par elle.
# insight | Le déclic | besoin envie comprendre
= On ne veut pas plus de choix, mais un choix plus simple
- Vérifier ce déclic auprès de cinq acheteurs, puis remplacer la phrase.
> Un déclic, les acheteurs le connaissent et les concurrents le négligent.
# market | Le paysage | marché concurren paysage
= Ce que tous disent, et ce que nous seuls pouvons dire
- Ce que disent les autres:
- La promesse que chacun fait
- Le prix que chacun demande
- L’endroit où chacun crie
- Ce que nous pouvons dire:
- La promesse que nous seuls tenons
- Le prix, et pourquoi il est juste
- L’endroit où personne n’est encore
> Lire à voix haute cinq annonces des autres. Ce qu’aucune ne dit est notre place.
# journey | Le parcours | parcours client
= Du premier regard à la recommandation, en quatre pas
- Remarquer: qu’est-ce qui les arrête une seconde?
- Vérifier: quelle question posent-ils d’abord?
- Acheter: qu’est-ce qui rend le dernier pas facile?
- Recommander: que racontent-ils?
> Pour chaque pas, nommer le lieu où il se fait.
# positioning | La position | position marque promesse
= {Short}: une promesse que nous seuls tenons
= Une phrase dit ce que nous sommes, et ce que nous refusons
- Pour qui: le groupe, en un mot
- Ce que nous sommes: la case où l’on nous range
- Pourquoi nous: la seule raison que l’on peut vérifier
> Dire la phrase à un inconnu, et la lui redemander une heure après.
# messages | Le message | message slogan phrase texte
= Trois messages portent toute la campagne
- Pour la tête: quelle preuve convainc?
- Pour le cœur: quelle image reste?
- Pour la main: que faut-il faire maintenant?
> Chaque message doit tenir en sept mots.
# proof | La preuve | preuve test avis
= Pourquoi l’on croira notre promesse
- Montré: que peut-on essayer soi-même?
- Dit: qui le confirme, avec son nom?
- Mesuré: [chiffre], d’après [source]
> Sans preuve, la promesse n’est que bruyante.
# channels | Les canaux | canal canaux réseaux instagram presse marché affich
= Trois canaux, et une tâche pour chacun
- À nous: que possédons-nous, et qui le lit déjà?
- Gagnés: qui parle de nous sans être payé?
- Achetés: que coûte un contact, et que rapporte-t-il?
> Mieux vaut trois canaux bien tenus que sept à moitié.
# content | Les contenus | contenu article vidéo photo recette
= Des contenus que l’on garde même sans acheter
- Apprendre: que savons-nous qui aide les autres?
- Montrer: que ne voit-on pas d’habitude?
- Demander: que peut apporter le public?
> Prévoir un mois d’avance, avec de la place pour l’imprévu.
# launch | Le lancement | lancement début ouverture date
= Le lancement se fait en quatre vagues
- Avant: quelques proches essaient et parlent
- Le jour même: un lieu, une nouvelle, une demande
- Après: montrer les premières voix
- Plus tard: répéter ce qui a marché
> Après chaque vague, décider si la suivante a lieu.
# offer | L’offre | offre prix remise essai
= Une offre que l’on peut essayer sans risque
- Ce que l’on reçoit:
- Un résultat en peu de temps
- Un interlocuteur avec un nom
- Une sortie claire si cela ne convient pas
- Ce que l’on donne:
- Un prix sans petites lignes
- Quelques minutes pour commencer
- Un avis sincère ensuite
> Lire l’offre à voix haute. Là où l’on bute, elle est trop compliquée.
# budget | Le budget | budget coût euro argent
= Le budget suit ce qui a déjà marché
- Sûr: [montant] pour ce qui a fait ses preuves
- Essai: [montant] pour deux voies nouvelles
- Réserve: [montant] pour l’imprévu
> Dire ce que l’on supprime si l’argent manque.
# measure | La mesure | mesur succès indicateur bilan
= Comment nous verrons si cela marche
- Vu: combien de personnes touchons-nous?
- Compris: combien posent une question?
- Fait: combien achètent ou viennent?
- Gardé: combien recommencent?
> Un chiffre par étape suffit. Le regarder chaque semaine le même jour.
# test | L’essai | essai test pilote
= D’abord tester petit, ensuite dépenser grand
- L’hypothèse: qu’est-ce qui doit marcher, et pourquoi?
- L’essai: peu d’argent, un lieu, deux versions
- Le verdict: à partir de quel chiffre continuons-nous?
> Fixer le verdict avant l’essai, pas après.
# team | L’équipe | équipe agence responsable
= Qui décide, qui fait, et qui valide
- Décide: [nom], en cas de désaccord
- Fait: [nom], chaque semaine
- Valide: [nom], dans la journée
> Une seule personne décide. Sinon c’est le temps qui décide.
# moment | Le moment | moment saison occasion
= Il existe un moment où tout le monde regarde
- Nommer l’occasion: saison, événement ou habitude, et son retour.
> Tout caler sur ce moment, pas sur notre propre agenda.
# risks | La prudence | risque danger crise
= Ce qui peut gêner la campagne, et notre réponse
- Ce qui peut gêner:
- Le lancement est reporté
- Une phrase est mal comprise
- Personne ne réagit
- Ce que nous ferons:
- Réduire la première vague
- Répondre vite et humainement
- Changer le message avant de payer
> Préparer une phrase pour le pire cas, et nommer une personne.
`
