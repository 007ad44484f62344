/** Beats in the form that `readBeats` reads. */
export const venture = `
# problem | El problema | problema pierd desperdici falta sufr cuesta difícil necesi
= {Short}: un problema que merece algo mejor
= Este problema merece una respuesta mejor que la de hoy
- Quién lo sufre: seguir a una persona durante un día
- Qué cuesta: ponerle cifra al dinero y a las horas
- Qué se hace hoy: mostrar cada apaño con honestidad
- Por qué dura: decir qué ha frenado una solución
> Contar una sola historia antes de generalizar. Dar la fuente de cada cifra.
# person | Una historia | historia cliente usuari persona cotidian
= Una sola historia hace visible todo el problema
- Por la mañana: ¿qué falla primero?
- A mediodía: ¿qué elección no debería hacer nadie?
- Por la noche: ¿qué ha costado el día?
- En sus palabras: [una frase que nos dijeron]
> Mostrar a una persona real, con permiso, o decir con claridad que es inventada a partir de varias.
# why-now | Por qué ahora | tendencia ahora ley cambi nuev
= Tres cambios hacen de este el momento adecuado
- La técnica: ¿qué se ha vuelto accesible hace poco?
- Las costumbres: ¿qué hacemos hoy que antes no hacíamos?
- Las reglas: ¿qué ley o ayuda abre la puerta?
> Todos se preguntan por qué no existe ya. Responder con cambios fechados.
# cost-of-waiting | Lo que está en juego | riesgo esperar consecuencia
= No hacer nada también es una decisión, y cuesta
- Decir quién paga hoy ese precio, y cuántas veces.
> Hacer una pausa aquí. Una frase, una cifra propia y después la respuesta.
# solution | La respuesta | solución constru desarroll ofrec producto plataforma ayuda
= {Short}: nuestra respuesta va a la raíz
= Nuestra respuesta va a la raíz del problema
- En una frase: ayudamos a … a …
- Qué cambia: describir el primer día con la solución
- Qué sustituye: nombrar la costumbre que termina
- Qué cuenta: nombrar el único resultado importante
> Repetir la primera frase hasta que un desconocido pueda decirla.
# how-it-works | Cómo funciona | funciona proceso técnica paso
= Cómo funciona, del primer contacto al resultado
- Descubrir: ¿dónde se encuentra la solución?
- Instalar: ¿quién hace qué, y cuánto tarda?
- Usar: ¿cómo es un día normal con ella?
- Comprobar: ¿qué mejora, con cifras?
> Seguir un solo caso, paso a paso. Si se puede mostrar lo real, mostrarlo aquí.
# before-after | Antes y después | antes después compar benefici diferencia
= Lo que cambia para las personas a las que servimos
- Hoy:
- Empieza con un apaño
- Tarda [tiempo] y cuesta [importe]
- Depende de la suerte
- Con nosotros:
- Empieza con un gesto sencillo
- Tarda [tiempo] y cuesta [importe]
- Funciona igual todas las veces
> Tantas filas a un lado como al otro, para que se respondan. Escribir solo valores medidos.
# hard-to-copy | La ventaja | ventaja únic patente
= Tres cosas que nadie copiará deprisa
- Lo que sabemos: la experiencia de años sobre el terreno
- Lo que tenemos: diseños, datos, patentes o contratos
- Quién confía: socios que no se irían
> Dejar solo lo que un rival con dinero no compraría en un año.
# market | El mercado | mercado sector segmento tamaño
= {Short}: un mercado que empieza pequeño y crece
= El mercado empieza estrecho y luego se ensancha
- Primero: los clientes a los que llegamos este año
- Después: la misma necesidad en la región vecina
- El cálculo: número de compradores por gasto anual
- La fuente: [quién contó, y cuándo]
> Construir el mercado desde abajo: compradores que se pueden enumerar, por lo que pagaría cada uno.
# model | El modelo | ingreso precio tarifa suscripción modelo
= Cómo gana dinero la empresa
- El precio: [su cifra] por unidad
- Quién paga: ¿el usuario, la empresa, el Estado o un socio?
- Por venta: ¿qué cuestan la producción, la entrega y la ayuda?
- Otra vez: ¿por qué se paga una segunda vez?
> Seguir una sola unidad hasta el final: precio, costes, lo que queda.
# competition | La competencia | competen rival alternativ
= Con qué nos comparan, y por qué cambian
- Por qué se quedan:
- El precio, la costumbre, el miedo al cambio
- Ya conocen a alguien
- Está ahí cuando hace falta
- Por qué vienen:
- Un resultado que se puede comprobar
- Menos gasto a lo largo del tiempo
- Alguien responde cuando falla
> Nombrar a los rivales de verdad, incluso no hacer nada. Mostrar un punto en que perdemos.
# channels | La llegada al cliente | venta canal canales distribu
= Cómo nos encuentran, nos prueban y se quedan
- Encontrar: ¿dónde buscan ya, y a quién preguntan?
- Probar: un paso pequeño y sin riesgo
- Comprar: ¿quién firma, y qué lo hace fácil?
- Recomendar: ¿qué le cuentan al siguiente?
> Escribir un coste y una tasa junto a cada paso en cuanto se midan.
# proof | Las pruebas | prueba pasado client piloto éxito resultado tracción
= Lo que ya está probado, y no solo prometido
- Probado: un caso antes y después
- Usado: ¿por quién hoy, y cuántas veces?
- Dicho: [la frase de un cliente, con su nombre]
- Pendiente: lo que debe mostrar el próximo ensayo
> Una prueba pequeña y real convence más que una gran promesa.
# team | El equipo | equipo fundador experiencia
= Este equipo conoce el problema y sabe construir
- [Nombre]: por qué conoce este problema
- [Nombre]: lo que ya ha construido
- [Nombre]: quién abre la puerta de los clientes
> De cada persona, un hecho en lugar de un cargo. Decir también quién falta.
# roadmap | El camino | calendario etapa trimestre mes crecer
= El camino tiene cuatro etapas, cada una con su prueba
- Ahora: lo que ya existe
- Pronto: la prueba que más importa
- Después: el primer lugar que se sostiene
- Más tarde: lo que será posible
> A cada etapa, un resultado comprobable y una fecha.
# risks | Los riesgos | riesgo peligro amenaza
= Lo que puede salir mal, y lo que haremos
- Lo que puede salir mal:
- Vender lleva más tiempo
- Un grande nos imita
- Falta una persona clave
- Lo que haremos:
- Gastar por escalones
- Estar más cerca del cliente
- Escribir y compartir lo aprendido
> A quien nombra sus riesgos se le cree el resto.
# use-of-funds | Los medios | fondos financiación capital buscamos presupuesto inver
= Para qué servirá el dinero, y qué demostrará
- El importe: [suma], antes del [fecha]
- El uso: las tres partidas mayores, la más grande primero
- El resultado: la prueba que tendremos en la mano
- Después: cómo viviremos de las ventas
> Unir siempre el dinero con la prueba que compra.
# vision | El horizonte | visión futuro largo plazo
= Si sale bien, lo raro será lo normal
- Dibujar una imagen: un día en que ya nadie hable de ello.
> Hablar despacio. Después viene la petición.
`
