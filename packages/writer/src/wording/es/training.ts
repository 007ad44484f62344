/** Beats in the form that `readBeats` reads. */
export const training = `
# goals | Los objetivos | objetivo saber capaz
= {Short}: lo que todos sabrán hacer
= Lo que todos sabrán hacer al final
- Saber: ¿qué explicamos en una frase?
- Saber hacer: ¿qué hacemos sin ayuda?
- Querer: ¿qué cambiaremos mañana?
> Volver a mostrar los objetivos al final y comprobarlos juntos.
# why | La razón | por qué razón importante peligro
= Por qué esta hora vale la pena para todos
- Sin ello: ¿qué pasa si nadie sabe hacerlo?
- Con ello: ¿qué será más fácil para cada uno?
- Una vez: un caso en que todo dependió de ello
> Empezar por el caso, no por el reglamento.
# warm-up | Para empezar | pregunta inicio present
= Tres preguntas muestran lo que ya sabemos
- Recordar: ¿cuándo salió bien la última vez?
- Adivinar: ¿cuál es el error más frecuente?
- Desear: ¿qué hay que aclarar hoy?
> Apuntar las respuestas y volver a ellas más tarde.
# case | Un caso | caso ejemplo historia
= Un caso real muestra lo que importa
- Qué pasó: lugar, hora, personas
- Qué ayudó: el gesto que lo cambió todo
- Qué faltó: el gesto que practicamos hoy
> Tomar un caso de la casa, sin nombres.
# terms | Las palabras | palabra término definición
= Tres palabras bastan para empezar
- [Palabra]: en una frase, sin jerga
- [Palabra]: con un ejemplo de cada día
- [Palabra]: con qué se confunde
> Pedir que otros expliquen cada palabra antes de explicarla.
# steps | Los pasos | paso orden procedimiento
= Cuatro pasos, siempre en el mismo orden
- Preparar: ¿qué está listo antes de empezar?
- Empezar: ¿qué gesto va primero?
- Comprobar: ¿en qué se ve que está bien?
- Terminar: ¿qué dejamos, y a quién lo decimos?
> Mostrar primero en silencio, luego con palabras, luego todos juntos.
# principle | La regla | regla principio
= Una regla vale también cuando hay prisa
- La regla: en siete palabras como mucho
- La razón: lo que evita
- La excepción: cuándo no vale, y quién lo decide
> Decir la regla juntos en voz alta. Hace gracia y se queda.
# good-and-bad | Bien y mal | bien mal error correct
= Bien hecho y mal hecho, cara a cara
- Así no:
- Empezar sin mirar
- Esperar que alguien lo vea
- Callar el error
- Así sí:
- Parar un momento y comprobar
- Decir en voz alta lo que se ve
- Contar el error enseguida
> Representar los dos lados. Se recuerda lo que hace reír.
# tools | Las herramientas | herramienta material aparato programa
= Estas son las herramientas, y aquí están
- Cada día: [qué, y dónde]
- Rara vez: [qué, y quién lo entrega]
- En una urgencia: [qué, y cómo se alcanza]
> Hacer que todos las tengan una vez en la mano.
# exercise | El ejercicio | ejercicio práctica simulacro
= Ahora practican todos, de dos en dos
- La tarea: un caso que ocurre de verdad
- El tiempo: pocos minutos, con reloj
- El cambio: los papeles se cambian una vez
- La respuesta: primero un acierto, luego una idea
> Pasear y escuchar. Intervenir solo al final.
# mistakes | Los errores | error fallo frecuente
= Tres errores que casi todos cometen
- Con prisa: ¿en qué se nota, y qué ayuda?
- A solas: ¿a quién se podía preguntar?
- Con exceso de confianza: ¿qué control se saltó?
> Contar el propio primer error. Los demás contarán el suyo.
# what-if | Y si | imprevisto problema emergencia
= Qué hacer cuando ocurre de otra manera
- Si falta algo: ¿con qué lo sustituimos?
- Si alguien no colabora: ¿a quién llamamos?
- Si sale mal: ¿cuál es el primer gesto?
> Dejar que responda el grupo antes de dar la solución.
# help | La ayuda | ayuda pregunta contacto
= Nadie está solo: aquí hay ayuda
- Enseguida: [nombre o número]
- Esta semana: [nombre], que explica con gusto
- Para releer: [un sitio, no diez]
> Pedir que guarden el número en el móvil ahora.
# quiz | La prueba | prueba test pregunta
= Tres preguntas muestran lo que ha quedado
- Primero: ¿cuál es el primer paso?
- Luego: ¿en qué se nota el error frecuente?
- Al final: ¿a quién llamamos si nada funciona?
> Cada uno solo, después en parejas, después todos.
# first-week | Las primeras semanas | semana inicio día
= Las primeras semanas llevan lo aprendido al día a día
- Hoy: elegir una sola cosa
- Esta semana: hacerla una vez, con alguien al lado
- Este mes: hacerla solo y anotar lo difícil
- Después: enseñarla a alguien nuevo
> Acordar ahora la primera cita.
# checklist | La lista | lista recordatorio
= Todo lo importante cabe en una página
- Antes: ¿qué compruebo?
- Durante: ¿qué vigilo?
- Después: ¿qué dejo, y a quién lo digo?
- En la duda: parar y preguntar
> Colgar la lista donde se trabaja.
# habit | El hábito | hábito rutina costumbre
= Cómo se convierte en un hábito
- Una señal: unirlo a algo que ya se hace
- Un compañero: alguien que pregunte
- Una huella: una marca cada vez
> Empezar en pequeño. Lo que empieza grande acaba pronto.
# one-thing | Lo esencial | esencial record
= Si solo queda una cosa, que sea esta
- Escribir la frase que seguirá valiendo dentro de un año.
> Decir la frase dos veces y callar.
`
