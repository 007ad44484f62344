/** Beats in the form that `readBeats` reads. */
export const explainer = `
# why-care | El motivo | por qué importante interés
= {Short}: por qué nos toca a todos
= Por qué este tema nos toca a todos
- Cada día: ¿dónde lo encontramos sin notarlo?
- En grande: ¿qué depende de ello?
- Para nosotros: ¿qué decisión será más fácil?
> Empezar con una escena que todos conocen.
# definition | Qué es | es definición significa
= Lo que significa, y lo que no significa
- Es:
- La idea, en una frase
- Un ejemplo que todos conocen
- La señal que permite reconocerlo
- No es:
- Lo parecido con que se confunde
- El ejemplo que no encaja
- La señal que es casualidad
> Primero el ejemplo, después la definición.
# origin | El origen | historia origen nació siglo año
= De dónde viene, en cuatro etapas
- Al principio: ¿quién lo necesitaba, y para qué?
- El giro: ¿qué lo cambió todo?
- La difusión: ¿cómo llegó hasta aquí?
- Hoy: ¿qué queda de aquello?
> Dar un año y una fuente a cada etapa.
# everyday | Cada día | cotidian día vida
= Dónde lo encontramos en un día cualquiera
- En casa: ¿dónde se esconde sin llamar la atención?
- En la calle: ¿qué sería distinto sin ello?
- En el trabajo: ¿quién se ocupa cada día?
> Pedir al público sus propios ejemplos.
# how | El principio | funciona cómo proceso
= {Short}: el principio en cuatro pasos
= El principio, explicado en cuatro pasos
- Al inicio: ¿qué entra?
- Después: ¿qué le ocurre?
- Decisivo: ¿qué paso no puede faltar?
- Al final: ¿qué sale?
> Explicarlo con un solo ejemplo y no dejarlo.
# parts | Las partes | parte elemento tipo
= Tres partes que conviene conocer bien
- La parte visible: ¿qué percibimos?
- La parte oculta: ¿qué sostiene el conjunto?
- El vínculo: ¿qué las mantiene juntas?
> Una imagen o un dibujo dice aquí más que las palabras.
# example | Un ejemplo | ejemplo caso
= Un ejemplo lo aclara todo de un vistazo
- Quién y dónde: [nombre, lugar, año]
- Qué pasó: la historia en tres frases
- Qué muestra: la idea de la que se trata
> Elegir el ejemplo que un desconocido entienda enseguida.
# myths | Los mitos | mito creen falso idea
= Lo que se cree, y lo que es verdad
- Se cree:
- Que es nuevo
- Que es cosa de expertos
- Que no se puede cambiar
- En realidad:
- Tiene una larga historia
- Muchos lo viven cada día
- Otros ya lo cambiaron
> Rebatir cada mito con una fuente, nunca con burla.
# numbers | Las cifras | cifra cuánt por ciento
= Tres cifras ayudan a entender la escala
- Cuánto: [cifra], según [fuente]
- Con qué rapidez: [cifra], desde [año]
- En comparación: [cifra] que todos conocen
> Mostrar solo cifras que se puedan comparar con algo familiar.
# effects | Los efectos | efecto consecuencia influencia
= Tres efectos que ya se notan
- Para las personas: ¿qué es más fácil, y qué más difícil?
- Para la naturaleza: ¿qué cambia a nuestro alrededor?
- Para la sociedad: ¿quién gana, y quién pierde?
> Separar lo querido de lo no querido.
# for-and-against | A favor y en contra | ventaja desventaja favor contra
= Lo que habla a favor, y lo que habla en contra
- A favor:
- El bien que todos ven
- La experiencia de quien lo conoce
- La ocasión que si no pasará
- En contra:
- El precio que alguien paga
- El peligro que se subestima
- El camino que aún falta
> Presentar cada lado de modo que sus partidarios asientan.
# voices | Las voces | opinión dice expert cita
= Tres personas lo ven de tres maneras
- Desde la ciencia: [frase, nombre, año]
- Desde la práctica: [frase, nombre, lugar]
- Desde la crítica: [frase, nombre, año]
> Mostrar cada voz con sus propias palabras.
# evidence | Las pruebas | prueba estudio investig dato
= Lo que se sabe con certeza, y de dónde
- Seguro: [hallazgo], confirmado varias veces
- Discutido: [hallazgo], confirmado en parte
- Abierto: la pregunta en que se trabaja
> Explicar la diferencia entre abierto y discutido.
# future | El futuro | futuro mañana evolución
= Lo que viene puede tomar tres caminos
- Como hasta ahora: ¿qué pasa si nadie actúa?
- Más deprisa: ¿qué lo cambiaría todo?
- De otro modo: ¿qué giro no espera nadie?
> Decir qué camino es el más probable, y en qué se notará.
# do | Qué hacer | actuar hacer consejo
= Lo que cada uno puede hacer desde mañana
- A solas: un pequeño paso esta semana
- Juntos: una pregunta que deberíamos hacer
- A la larga: una decisión que cuenta
> La idea que se puede cumplir hoy es la que más actúa.
# key-ideas | Lo que queda | clave idea esencial
= Tres ideas que conviene recordar
- La primera: qué es, en una frase
- La segunda: por qué importa
- La tercera: qué se sigue de ello
> Saber repetir las tres ideas sin la página.
# discussion | El debate | debate pregunta discusión
= Tres preguntas de las que merece la pena hablar
- Para empezar: ¿qué ha sido nuevo?
- Para discutir: ¿dónde se separan las opiniones?
- Para terminar: ¿qué nos gustaría saber aún?
> Esperar diez segundos tras cada pregunta.
# question | La pregunta | pregunta enigma
= Una pregunta está detrás de todo lo que sigue
- Escribir la pregunta a la que responde esta charla.
> Repetirla al final.
# dilemma | El dilema | dilema conflicto
= No se puede tener todo: hay que sopesar
- Nombrar los dos bienes entre los que hay que elegir.
> No imponer una solución. La tensión es parte del tema.
`
