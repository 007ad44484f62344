/** Beats in the form that `readBeats` reads. */
export const marketing = `
# goal | El objetivo | objetivo lograr meta crec
= {Short}: lo que debe lograr el marketing
= Lo que debe lograr el marketing esta vez
- Desde: ¿dónde estamos, contado igual?
- Hasta: [cifra], antes del [fecha]
- Lo que no es: que nos conozca todo el mundo
> Basta un objetivo. Si dos personas lo miden distinto, aún no está claro.
# audience | El público | público client familia joven comprador
= Un grupo va por delante de todos los demás
- Quién: edad, lugar, y qué llena su semana
- Dónde buscan: tres sitios, por orden
- Qué les frena: precio, duda, costumbre o esfuerzo
> Describir a una persona real del grupo. Todo lo demás se comprueba con ella.
# insight | La clave | clave deseo necesidad
= No se quiere más oferta, sino una elección más fácil
- Comprobar esta clave con cinco compradores y cambiar la frase.
> Una clave la conocen los compradores y la olvidan los rivales.
# market | El entorno | mercado competen entorno
= Lo que dicen todos, y lo que solo decimos nosotros
- Lo que dicen todos:
- La promesa que hace cualquiera
- El precio que pide cualquiera
- El sitio donde grita cualquiera
- Lo que podemos decir:
- La promesa que solo cumplimos nosotros
- El precio, y por qué es justo
- El sitio donde aún no hay nadie
> Leer en voz alta cinco anuncios ajenos. Lo que ninguno dice es nuestro sitio.
# journey | El recorrido | recorrido cliente viaje
= De la primera mirada a la recomendación en cuatro pasos
- Notar: ¿qué les detiene un segundo?
- Comprobar: ¿qué preguntan primero?
- Comprar: ¿qué facilita el último paso?
- Recomendar: ¿qué cuentan después?
> Para cada paso, nombrar el lugar donde ocurre.
# positioning | La posición | posición marca promesa
= {Short}: una promesa que solo hacemos nosotros
= Una frase dice qué somos, y qué no queremos ser
- Para quién: el grupo, en una palabra
- Qué somos: la casilla donde nos ponen
- Por qué nosotros: la única razón que se puede comprobar
> Decir la frase a un desconocido y preguntársela una hora después.
# messages | El mensaje | mensaje lema frase texto
= Tres mensajes sostienen toda la campaña
- Para la cabeza: ¿qué prueba convence?
- Para el corazón: ¿qué imagen queda?
- Para la mano: ¿qué hay que hacer ahora?
> Cada mensaje debe caber en siete palabras.
# proof | La prueba | prueba opinión test
= Por qué creerán nuestra promesa
- Mostrado: ¿qué puede probar cada uno?
- Dicho: ¿quién lo confirma, con su nombre?
- Medido: [cifra], según [fuente]
> Sin prueba, la promesa solo hace ruido.
# channels | Los canales | canal canales redes instagram prensa mercado cartel
= Tres canales, y una tarea para cada uno
- Propios: ¿qué es nuestro, y quién lo lee ya?
- Ganados: ¿quién habla de nosotros sin cobrar?
- Pagados: ¿qué cuesta un contacto, y qué trae?
> Más valen tres canales bien llevados que siete a medias.
# content | Los contenidos | contenido artículo vídeo foto receta
= Contenidos que se guardan aunque no se compre
- Enseñar: ¿qué sabemos que ayude a otros?
- Mostrar: ¿qué no se suele ver?
- Preguntar: ¿qué puede aportar la gente?
> Planear un mes por delante y dejar sitio a lo inesperado.
# launch | El lanzamiento | lanzamiento inicio apertura fecha
= El lanzamiento llega en cuatro olas
- Antes: unos pocos lo prueban y lo cuentan
- El día: un lugar, una noticia, una petición
- Después: mostrar las primeras voces
- Más tarde: repetir lo que funcionó
> Tras cada ola, decidir si llega la siguiente.
# offer | La oferta | oferta precio descuento prueba
= Una oferta que se puede probar sin riesgo
- Lo que se recibe:
- Un resultado en poco tiempo
- Una persona con nombre
- Una salida clara si no convence
- Lo que se da:
- Un precio sin letra pequeña
- Pocos minutos para empezar
- Una opinión sincera después
> Leer la oferta en voz alta. Donde se tropieza, es complicada.
# budget | El presupuesto | presupuesto coste costo euro dinero
= El presupuesto sigue a lo que ya funcionó
- Seguro: [importe] para lo que está probado
- Ensayo: [importe] para dos vías nuevas
- Reserva: [importe] para lo inesperado
> Decir qué se quita si falta dinero.
# measure | La medición | medi éxito indicador resultado
= Cómo veremos si funciona
- Visto: ¿a cuántas personas llegamos?
- Entendido: ¿cuántas preguntan?
- Hecho: ¿cuántas compran o vienen?
- Repetido: ¿cuántas lo hacen otra vez?
> Basta una cifra por paso. Mirarla cada semana el mismo día.
# test | El ensayo | ensayo test piloto
= Primero probar en pequeño, luego gastar en grande
- La hipótesis: ¿qué debe funcionar, y por qué?
- El ensayo: poco dinero, un lugar, dos versiones
- El veredicto: ¿desde qué cifra seguimos?
> Fijar el veredicto antes del ensayo, no después.
# team | El equipo | equipo agencia responsable
= Quién decide, quién hace y quién aprueba
- Decide: [nombre], si hay desacuerdo
- Hace: [nombre], cada semana
- Aprueba: [nombre], en un día
> Decide una sola persona. Si no, decide el tiempo.
# moment | El momento | momento temporada ocasión
= Hay un momento en que todos miran
- Nombrar la ocasión: temporada, suceso o costumbre, y cuándo vuelve.
> Orientar todo a ese momento, no a nuestra agenda.
# risks | La prudencia | riesgo peligro crisis
= Lo que puede estorbar, y nuestra respuesta
- Lo que puede estorbar:
- El lanzamiento se retrasa
- Una frase se entiende mal
- Nadie reacciona
- Lo que haremos:
- Reducir la primera ola
- Responder pronto y con calor
- Cambiar el mensaje antes de pagar
> Preparar una frase para el peor caso y nombrar a una persona.
`
