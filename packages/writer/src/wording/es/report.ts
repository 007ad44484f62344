/** Beats in the form that `readBeats` reads. */
export const report = `
# summary | En breve | resumen balance total
= {Short}: lo esencial de un vistazo
= Lo esencial de un vistazo, para quien tiene prisa
- Qué queríamos saber: la pregunta en una frase
- Qué encontramos: el resultado que más cambia
- Qué se sigue: la decisión que toca ahora
> Quien solo vea esta página debe poder actuar bien.
# question | La pregunta | pregunta objetivo encargo
= Esta es la pregunta que responde el informe
- El origen: ¿quién preguntó, y por qué ahora?
- El límite: ¿qué no se ha estudiado a propósito?
- El uso: ¿qué decisión depende de ello?
> Leer la pregunta en voz alta. Quien la cambia, cambia el informe.
# method | El método | método encuesta dato medi
= Cómo lo hicimos, para que se pueda comprobar
- Reunir: ¿qué fuentes, qué periodo?
- Revisar: ¿qué se descartó, y por qué?
- Comparar: ¿con qué, y es justo?
- Interpretar: ¿quién lo ha releído?
> Ser breve. Los detalles van al anexo.
# background | El contexto | contexto historia desde año evolución
= Cómo se llegó hasta aquí, en cuatro etapas
- Antes: cómo fue durante mucho tiempo
- Luego: lo que cambió primero
- Desde entonces: lo que hemos intentado
- Hoy: dónde estamos
> Citar solo los hechos que explican el resultado.
# headline | El resultado | resultado creci subi bajaron cayeron ingreso alcanz ventas
= {Short}: el resultado principal primero
= El resultado principal va por delante
- El resultado: [qué cambió, cuánto, desde cuándo]
- Comparado: con el plan, con el año pasado, con otros
- Seguro, porque: dos fuentes dicen lo mismo
> Cambiar el título por el resultado en cuanto se sepa la cifra.
# went-well | Luces y sombras | éxito logr fallo retras problema
= Lo que salió bien, y lo que no salió bien
- Salió bien:
- La meta cumplida, y qué ayudó
- La costumbre que conviene guardar
- Las personas a quienes agradecer
- No salió bien:
- La meta fallida, y por cuánto
- La costumbre que debe acabar
- El aviso que llegó tarde
> Los dos lados igual de largos. Lo bueno no es cortesía.
# people-say | Las voces | dice opin respond personal testimonio
= Lo que dicen los implicados, con sus palabras
- Contento: [una frase, el papel, la fecha]
- Descontento: [una frase, el papel, la fecha]
- Sorprendente: [una frase que nadie esperaba]
> Citar al pie de la letra, y pedir permiso antes.
# differences | Las diferencias | diferencia región grupo servicio
= La media esconde tres diferencias
- Por lugar: ¿dónde es muy distinto?
- Por grupo: ¿quién se aparta más?
- Por momento: ¿cuándo cambia la imagen?
> Dar una hipótesis para cada diferencia, y llamarla hipótesis.
# drivers | Las causas | causa razón porque explica
= Tres causas explican mejor el resultado
- De fuera: ¿qué cambió a nuestro alrededor?
- De dentro: ¿qué hicimos de otra manera?
- El azar: ¿qué no se repetiría?
> Separar la causa de la simple coincidencia.
# money | El dinero | coste costo presupuesto gasto euro ahorr
= Adónde fue el dinero, y qué trajo
- La mayor partida: [importe], y por qué
- La desviación: ¿dónde se gastó más o menos?
- El fruto: ¿qué habría faltado sin ese gasto?
> Mostrar primero el conjunto y después la partida de la que hay que hablar.
# compare | La comparación | compar plan previst objetivo
= Lo previsto y lo real, cara a cara
- Lo previsto:
- La meta, tal como estaba en el plan
- El tiempo que calculamos
- El dinero reservado
- Lo real:
- La meta, tal como está hoy
- El tiempo que hizo falta
- El dinero gastado
> Poner cada fila frente a la misma fila.
# risks | Los riesgos | riesgo peligro alerta
= Estos riesgos quedan si no se hace nada
- El más probable: ¿cuál es, y en qué se nota pronto?
- El más caro: ¿cuál es, y quién lo paga?
- El más callado: ¿cuál veremos el último?
> Para cada riesgo, nombrar a quien lo vigila.
# lessons | Las lecciones | lección aprend error
= Lo que haremos distinto la próxima vez
- Guardar: lo que ha funcionado
- Cambiar: lo que vimos demasiado tarde
- Dejar: lo que no ayudó a nadie
> Formular cada lección como un acto, no como un sentimiento.
# recommendations | Las recomendaciones | recomend propuesta medida próxim
= Tres pasos se siguen del resultado
- Enseguida: ¿qué se puede hacer sin dinero?
- Este año: ¿qué necesita una decisión?
- A la larga: ¿qué debe cambiar de fondo?
> A cada recomendación, una persona y una fecha.
# plan | El plan | plan próxim paso calendario
= De la recomendación al hecho en cuatro fechas
- Esta semana: ¿quién habla con quién?
- Este mes: ¿qué empieza?
- Este trimestre: ¿qué se verá?
- Después: ¿cuándo miramos otra vez?
> Fijar las fechas aquí, no más tarde.
# owners | Los responsables | responsable equipo papel encarg
= Quién se encarga, y para cuándo
- [Nombre]: primera recomendación, antes del [fecha]
- [Nombre]: segunda recomendación, antes del [fecha]
- [Nombre]: tercera recomendación, antes del [fecha]
> Apuntar solo a quien está presente o ha dicho que sí.
# surprise | La sorpresa | sorpresa sorprend inesperad
= Un hallazgo nos sorprendió a nosotros mismos
- Decir en una frase qué esperábamos y qué vimos.
> La sorpresa es lo que se contará fuera.
# outlook | La perspectiva | perspectiva futuro previsión
= Si nada cambia, así estaremos dentro de un año
- Describir el estado que nadie ha decidido y que llegará igual.
> Hablar con calma. La decisión está en la última página.
`
