import type { IllustrationName, illustrationMotifs } from '@deckloom/themes'

/** Stems in Spanish, French, German, Portuguese and Italian that call for a motif; English has those of the motif itself. */
const stems: Readonly<Record<(typeof illustrationMotifs)[number]['name'], string>> = {
  peaks:
    'ziel wachstum objectif croissance objetivo crecimiento obiettivo crescita berg montagn montañ vision',
  sea: 'meer ozean küste mer océan côte mar océano costa mare litoral zukunft avenir futuro',
  river:
    'wasser fluss eau rivière canal agua río laguna acqua fiume água rio barrage piscine humedal sapal fuga wetland marsh',
  forest:
    'wald baum bäume klima forêt arbre climat bosque árbol clima foresta alberi albero floresta árvore linde sapin',
  skyline:
    'stadt markt straße ville marché quartier ciudad barrio mercado città mercato cidade vila village villages',
  harbour:
    'hafen handel liefer port commerce livraison puerto comercio suministro porto commercio fornitur comércio',
  lighthouse:
    'sicher schutz risik notfall phare sécurité risque urgence seguridad riesgo sicurezza rischio segurança risco alarm brand incendi incêndi',
  network:
    'daten internet digital netz données réseau numérique datos redes rete dati dados rede software logiciel sensor sonde micrófon microfon',
  greenhouse:
    'garten pflanz jardin plante potager jardín planta huerto orto orti giardino pianta horta jardim lebensmittel photosynthes fotosínte fotossínte fotosinte',
  desk: 'büro arbeit schicht bureau travail poste oficina trabajo turno ufficio lavoro turni escritório trabalho formulaire',
  crowd:
    'team mensch mitarbeit kund zielgruppe besucher équipe personne client bénévole public equipo persona cliente público voluntari squadra persone pubblico equipa pessoa spettator pasajer viajer fahrgäste voyageur passageir guest patient volunteer',
  blocks:
    'kosten bau aufbau budget coût construction coste presupuesto obra costi costo custo orçamento travaux chantier baustein',
  orbit:
    'start weltraum innovation lancement espace lanzamiento espacio lancio spazio lançamento espaço',
  books:
    'schule schüler lernen geschichte buch école élève histoire livre escuela estudiante historia libro biblioteca scuola studenti storia escola alunos história livro beca bolsa school meals reading',
  bicycle: 'fahrrad rad radweg lastenrad vélo bicicleta bici ciclovía',
  warehouse:
    'lager stock entrepôt almacén inventario magazzino scaffal armazém depósito regal inventur tiend lojas botteg läden pharmaci',
  lab: 'forschung labor versuch test recherche essai laborator investigación ensayo prueba ricerca prova pesquisa ensaio chem batter akku',
  fields:
    'hof höfe bauer landwirt ernte ferme agricol récolte campo granja cosecha campi azienda raccolto quinta colheita olivo kaffee coffee',
  bridge:
    'brücke verbind partner pont lien partenair puente alianza ponte collaboraz parceri grenze frontière frontera confine fronteira',
  wind: 'energie wärme wärmepumpe énergie chauffage energía calefacción energia riscaldamento aquecimento',
  solar: 'sonne solar strom soleil électricité sol electricidad sole elettric',
  road: 'weg plan schritt etappe strecke zug chemin étape route train plan camino paso tren línea strada passo treno linea caminho passo comboio linha tram metro pünktlich ponctualité puntual',
}

export const motifWords: ReadonlyMap<IllustrationName, readonly string[]> = new Map(
  Object.entries(stems).flatMap(([name, words]) =>
    isMotif(name) ? [[name, words.split(' ')]] : [],
  ),
)

function isMotif(name: string): name is IllustrationName {
  return name in stems
}
