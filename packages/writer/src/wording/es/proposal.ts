/** Beats in the form that `readBeats` reads. */
export const proposal = `
# problem | La situación | problema situación hoy falta demasiad
= {Short}: así no se puede seguir
= La situación de hoy no puede seguir así
- Qué ocurre: un ejemplo de la semana pasada
- Qué cuesta: tiempo, dinero o confianza
- A quién afecta: nombrar grupos, no culpables
> Describir la situación de modo que hasta los contrarios asientan.
# question | La pregunta | pregunta por qué
= ¿Y si simplemente lo probáramos una vez?
- Dejar la pregunta en el aire hasta que cada cual la haya respondido.
> Callar después de la pregunta. Seguir solo entonces.
# stakeholders | Las personas afectadas | vecin familia personal cliente afectad
= Tres grupos ven el asunto de tres maneras
- Quién gana: ¿qué será más fácil para ellos?
- Quién pierde: ¿a qué renuncian, y a cambio de qué?
- Quién decide: ¿con qué medirán el resultado?
> Hablar con una persona de cada grupo antes de mostrar esta página.
# tried | Hasta ahora | intent probado antes
= Lo que ya hemos intentado, y lo que faltó
- Hemos intentado:
- Avisos y circulares
- Pequeños retoques
- Esperar a que pase
- Ha faltado:
- Una persona responsable
- Una medida del éxito
- Una fecha para decidir
> Ser justo: aquellos intentos eran sinceros y algo enseñaron.
# idea | La propuesta | propuesta idea proyecto deber
= {Short}: probar en pequeño y medir
= Nuestra propuesta: probar en pequeño y medir
- Qué haremos: una frase que todos entienden
- Qué dejaremos: decir a qué deja sitio
- Qué se queda: las promesas que nadie toca
> Decir la propuesta en una frase y luego razonarla, nunca al revés.
# steps | Los pasos | paso fase etapa
= Cómo empezaría, paso a paso
- Preparar: un responsable, una meta, una medida
- Probar: en un lugar, por un tiempo limitado
- Observar: comparar con las semanas de antes
- Decidir: parar, cambiar o ampliar
> Insistir en que el último paso es una decisión de verdad.
# needs | Los medios | coste costo presupuesto personal financi
= Lo que hace falta: personas, dinero y atención
- Personas: ¿quién da cuántas horas, y quién le sustituye?
- Dinero: una vez [importe], luego [importe] al mes
- Atención: ¿qué otro proyecto esperará?
> Calcular con exactitud y algo de pesimismo. Un coste descubierto tarde hace mucho daño.
# options | La elección | opción elección alternativ
= Hay dos caminos, y solo uno se puede comprobar
- Seguir igual:
- Ningún esfuerzo hoy
- Los mismos costes cada mes
- La pregunta vuelve con más prisa
- Empezar en pequeño:
- Algo de esfuerzo hoy
- Costes conocidos y limitados
- Una decisión según lo visto
> Presentar los dos caminos con justicia. Que el público elija.
# benefits | Los efectos | ventaja benefici efecto ahorr
= Tres efectos que notaríamos primero
- Enseguida: ¿qué desaparece la primera semana?
- Pronto: ¿qué será más sencillo en un mes?
- A la larga: ¿qué queda cuando pasa la novedad?
> Unir cada efecto con la señal que permite reconocerlo.
# evidence | Las pruebas | prueba estudio experiencia dato encuesta
= Otros lo han probado, y esto es lo que vieron
- Un ejemplo: [lugar o empresa], [año], [resultado y fuente]
- Un contraejemplo: ¿dónde falló, y por qué?
- Aquí: ¿qué es igual, y qué es distinto?
> Mostrar también un contraejemplo. Es lo que da crédito a las pruebas.
# objections | Las objeciones | objeción contra temor pero
= Las objeciones más fuertes, y nuestras respuestas
- Nos dirán:
- Siempre se hizo de otro modo
- Cuesta demasiado
- No tenemos tiempo
- Respondemos:
- Por eso una prueba con final
- No hacer nada también cuesta
- Antes dejaremos otra cosa
> Formular las objeciones con la fuerza de quienes las hacen.
# timeline | El calendario | calendario fecha inicio plazo
= Cuatro fechas bastan para saber más
- Hoy: un sí a la prueba
- Inicio: [fecha], en un solo lugar
- A mitad: una primera mirada juntos
- Decisión: [fecha], con cifras en la mano
> Apuntar las fechas en la agenda mientras están todos.
# risk | La prudencia | riesgo peligro seguridad
= Lo que podría hacer fracasar la prueba
- Demasiado grande: quererlo todo a la vez
- Demasiado corta: acabar antes de que se note
- Demasiado callada: no contar lo aprendido
> En cada punto, decir quién lo evitará.
# decision | La decisión | decid decisión pedimos vota acuerdo aprob
= Hoy solo decidimos el primer paso
- Pedimos: [un sí, una suma, un lugar]
- No decidimos: todo lo que vendría después
- Quién se encarga: [nombre], antes del [fecha]
> Pedir el sí más pequeño que haga avanzar, y callar.
`
