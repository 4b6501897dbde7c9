/** Spanish of what people ask of the site, as in `spanishWords.ts`: an English phrase, then how it is said. */

/** About giving, asking, accounts and need. */
export const spanishSite = `
contact the donor: le escribo a la persona, escribirle a la persona, escribo a la persona, contacto a la persona, contactar a la persona, contacto con la persona, contactar al donante, contacto al donante, contactar con el donante, hablar con el donante, hablar con el dueno, hablo con el donante, escribir al donante, escribirle al donante, contactar a la donante, contacto con el donante, comunicarme con el donante, me comunico con el donante, contactar a quien lo da, contacto a quien lo da, contactar al dueno
donate: donar, regalar, dar ropa, dono, regalo ropa, ofrecer, dona, donarles, dar en donacion
give away: deshacerme de, dar mi, dar mis, entregar ropa
how do i donate: como dono, quiero donar, quisiera donar, quiero regalar, quisiera regalar, me gustaria donar, como regalo, donde puedo donar, donde dono, como publico, como se dona, donde entrego, quiero dar, tengo para regalar, tengo para donar, tengo para dar, como ofrezco
list: publicar
upload: subir
delete: borrar, eliminar, quitar, retirar, borro, elimino, quito, retiro, dar de baja, darme de baja, borren, eliminen, cancelar, cancelo, cerrar
my listing: mi anuncio, mi publicacion, mi donacion, un anuncio, lo que publique, mis anuncios, mi articulo, mis donaciones, una publicacion, una donacion mia
my account: mi cuenta
account: cuenta
my data: mis datos, mis datos personales, mi informacion
privacy: privacidad, datos personales, proteccion de datos
this conversation: esta conversacion, este chat, la conversacion, mi conversacion
store: guardan, almacenan
track: rastrean
save: guardar, guardo, favoritos, favorito, guardarlo, guardarla
saved: guardados, guardadas, guardado
sign in: iniciar sesion, inicio sesion, entrar a mi cuenta, acceder, ingresar, inicio de sesion, iniciar la sesion
sign up: registrarme, registrarse, registro, me registro, crear una cuenta, crear cuenta, abrir una cuenta
password: contrasena, clave
email: correo, correo electronico, mail
safe: me da miedo, tengo miedo de ir, seguro, segura, seguridad, peligroso, peligrosa, peligro, confiable, confiar
meet: encontrarme, reunirme, quedar con, juntarme, vernos
stranger: desconocido, desconocida, desconocidos, extrano, extranos
scam: estafa, fraude, estafan, estafadores
address: direccion, domicilio
the phone number of: la direccion exacta de, la direccion exacta del, direccion exacta de, la direccion de casa de, el numero de celular de, el whatsapp de, el whatsapp del, el apellido de, el nombre completo de, el numero de telefono de, el telefono de, el celular de, el numero de, numero de telefono de, telefono de, el telefono del, el numero del, el numero de telefono del, numero de telefono del, el correo del, el correo de, la direccion de, la direccion del
their phone number: dame su numero, dime su numero, me das su numero, pasame su numero, su numero de telefono, su telefono, su celular, su direccion, su whatsapp, su correo, su nombre completo, su apellido, donde vive ella, donde vive el, ella vive sola, el vive solo, vive sola, viven solas, esta en casa esta noche, esta sola
can i see pictures: puedo ver fotos, puedo ver las fotos, se pueden ver fotos, hay fotos, tienen fotos, tienen mas fotos, hay mas fotos, donde veo las fotos, donde estan las fotos
no answer: no me contestan, no me contesta, no contesta, no contestan, no responde, no responden, no me responde, no me responden, no me han contestado, no me ha contestado, sin respuesta, nadie me contesta, nadie contesta, nadie responde
where are you: donde estan ustedes, donde se encuentran ustedes, donde queda su tienda, donde esta la tienda, tienen tienda, tienen local, tienen una tienda, donde estan ubicados, donde se ubican, donde es la tienda, cual es su ubicacion
drop off: dejar la ropa, llevar la ropa, entregar la ropa, donde entrego la ropa, donde dejo la ropa, punto de entrega, centro de acopio, donde llevo la ropa, donde puedo llevar, donde puedo dejar
who can ask: quien puede pedir, quienes pueden pedir, quien puede usar, quienes pueden usar, para quien es esto, puedo pedir aunque, cualquiera puede pedir
do i need to prove: tengo que llevar identificacion, debo llevar identificacion, llevo identificacion, hay que llevar identificacion, tengo que mostrar identificacion, tengo que demostrar, tengo que comprobar, necesito comprobar, hay que comprobar, piden papeles, necesito papeles, piden identificacion, necesito identificacion, piden requisitos, que requisitos, cuales son los requisitos, hay requisitos, piden documentos, necesito documentos
how many can i ask for: cuantas cosas puedo pedir, cuantas prendas puedo pedir, cuanto puedo pedir, cuantas puedo pedir, cuantos puedo pedir, hay un limite, hay limite, cuantas cosas puedo
if it does not fit: si no me queda, si no le queda, si no me sirve, si no le sirve, si me queda chico, si me queda grande, si no es mi talla
can i return it: puedo devolverlo, puedo devolverla, se puede devolver, puedo devolver, lo puedo devolver, puedo cambiarlo, se puede cambiar, hacen cambios, hay devoluciones
how long is it listed: cuanto dura un anuncio, cuanto dura mi anuncio, cuanto dura una publicacion, cuanto tiempo dura, cuanto tiempo esta publicado, cuanto tiempo queda publicado, cuando vence, cuando expira
can i use my phone: puedo usar mi celular, puedo usar mi telefono, desde el celular, desde mi celular, desde el telefono, hay una app, tienen app, tienen aplicacion, hay aplicacion, funciona en el celular
do i need photos: necesito fotos, tengo que poner fotos, hay que poner fotos, son obligatorias las fotos, necesito una foto, tengo que poner foto, hace falta una foto, hay que subir fotos
what time do you open: a que hora abren, que horario tienen, cual es el horario, horario de atencion, cuando abren, a que hora cierran, que horarios tienen
let me know when there is: me pueden avisar cuando haya, me avisan cuando haya, avisame cuando haya, avisenme cuando haya, me puedes avisar cuando haya, me avisas cuando haya, avisame si hay, me avisan si hay
cancel my request: cancelar mi solicitud, cancelar la solicitud, cancelar mi pedido, cancelo mi solicitud, cancelar la cita, ya no puedo ir, no puedo ir, no voy a poder ir, no puedo pasar
bedbugs: chinches, pulgas, piojos
pick up: recoger, recogida, recojo, pasar por, recogerlo, recogerla, recogerlos, retirarlo
deliver: la pueden mandar, lo pueden mandar, me la pueden mandar, me lo pueden mandar, pueden mandarla, pueden mandarlo, pueden mandarmela, la mandan, lo mandan, la pueden enviar, lo pueden enviar, me la pueden enviar, la pueden llevar, lo pueden llevar, la pueden traer, me la traen, mandar a mi casa, enviar a mi casa, llevar a mi casa, traer a mi casa, me lo pueden traer, me la pueden traer, me los pueden traer, me lo traen a casa, lo pueden traer, pueden traerlo, pueden traermelo, me lo llevan, me lo llevan a casa, pueden llevarmelo, traen a domicilio, pueden entregar, pueden enviarmelo, entregan, envian, envio, entrega, envios, domicilios, a domicilio, mandan, reparten, entregan a domicilio, hacen envios, hacen entregas, me lo mandan, me lo traen
how does it work: como funciona, como funciona esto, como es esto, como va esto
i forgot my password: se me olvido la contrasena, se me olvido mi contrasena, olvide la contrasena, olvide mi contrasena, perdi mi contrasena, perdi la contrasena, no recuerdo mi contrasena, no recuerdo la contrasena, no me acuerdo de mi contrasena, cambiar la contrasena, cambiar mi contrasena, cambio la contrasena, cambio mi contrasena, recuperar mi contrasena, recuperar la contrasena, recupero mi contrasena
do i need an account: necesito cuenta, necesito una cuenta, hace falta cuenta, hace falta una cuenta, se necesita cuenta, se necesita una cuenta, tengo que tener cuenta, hay que tener cuenta, sin cuenta, hay que registrarse, tengo que registrarme, necesito registrarme, hay que iniciar sesion, tengo que iniciar sesion
how do i take it down: como lo quito, como la quito, como lo borro, como la borro, como lo retiro, como quito lo que publique, como borro lo que publique, como elimino lo que publique, como edito lo que publique, como edito mi anuncio, como edito mi publicacion, editar mi anuncio, editar mi publicacion, editar mi donacion, cambiar mi anuncio, cambiar mi publicacion
what age is it for: para que edad es, para que edad son, de que edad es, de que edad son, para que edad
how old do i have to be: que edad, cuantos anos hay que tener, cuantos anos tengo que tener, que edad hay que tener, que edad tengo que tener, edad minima, menores de edad, los menores pueden usar, pueden los menores
receipt for taxes: recibo para impuestos, recibo para los impuestos, recibo de impuestos, comprobante para impuestos, recibo de donacion, recibo por mi donacion, dan recibo, dan recibos, deducir de impuestos, deducible de impuestos, deducibles de impuestos
what happens after i ask: que pasa despues de pedir, que pasa despues, que pasa cuando pido, que pasa despues de que pido, que sigue despues de pedir, que hago despues de pedir, y despues de pedir que, que pasa si pido
nobody showed up: no llego la persona, la persona no llego, nunca llego, nunca llegaron, no vino nadie, nadie vino, no se presento, nunca se presento, nadie llego, la persona no vino, no vino la persona, nunca vino, me dejo plantada, me dejo plantado, me dejaron plantado, me dejaron plantada
cost: cuesta, cuestan, precio, cobran, costo, coste, cuanto cuesta, cuanto vale, cuanto sale, hay que pagar, tengo que pagar, pagar, pago, se paga, precios
sell: vender, venden, vendo
who are you: quien eres, que eres, quien sos, con quien estoy hablando
are you a robot: eres un robot, eres una persona, eres humano, eres humana, eres real, eres un bot, eres una maquina, hablo con una persona, estoy hablando con una persona, eres una persona real, eres una ia, es un robot, eres un programa
what can you do: que puedes hacer, que haces, en que me puedes ayudar, como me puedes ayudar, que sabes hacer, en que puedes ayudarme, para que sirves, que puede hacer, me puedes ayudar, puedes ayudarme
what is this: que es esto, que es este sitio, que es esta pagina, de que se trata, que es este lugar, que es clothesline, para que es esto, de que trata esta pagina, de que se trata esto, que es esta web
who runs this site: quien es el dueno de esta pagina, quien es el dueno del sitio, quien es el dueno de esto, quienes son los duenos, quien dirige, quien lleva este sitio, quien lleva esto, quien administra, quien maneja, quien esta detras, quienes son ustedes, quienes estan detras, quien es el dueno de este sitio, quien lleva esta pagina, quien hizo esta pagina, de quien es este sitio, de quien es esta pagina, quien opera, quien gestiona, quien creo esta pagina, quienes manejan, quien es responsable de
talk to a person: hablar con una persona, hablar con alguien, hablar con un humano, hablar con una persona real
what condition: en que estado, que condiciones, que estado, en que condicion, en que condiciones
torn: rotas, rotos, roto, rota, rasgado, agujeros
stain: manchas, mancha, manchado, manchada, manchados
worn: gastada, gastado
dirty: sucio, sucia
accept: aceptan, acepta, aceptar, reciben
report: denunciar, reportar, denuncio, reporto
which categories: que categorias, cuales categorias, que tipos de ropa, que tipo de ropa
what is new: que publicaron, que publicaron hoy, publicaron hoy, publicado hoy, publicadas hoy, que han publicado, que subieron, que subieron hoy, que agregaron, que agregaron hoy, que anadieron, que anadieron hoy, que hay hoy, que hay de hoy, que se publico, que se publico hoy, que llego hoy, que donaron hoy, lo publicado hoy, lo que publicaron hoy, lo mas nuevo que publicaron, que hay de nuevo, que hay nuevo, novedades, lo mas nuevo, lo ultimo, que novedades hay, lo nuevo, lo mas reciente, que hay, que tienen, que ropa hay, que ropa tienen
i am freezing: tengo mucho frio, me estoy congelando, me congelo, muerto de frio, muerta de frio, me muero de frio, estoy congelandome, me estoy muriendo de frio
homeless: sin hogar, sin techo, no tengo donde dormir, no tengo donde vivir, no tengo casa, en la calle, vivo en la calle, indigente, duermo en la calle, perdi mi casa, no tenemos casa, durmiendo en la calle, no tengo hogar
nowhere to go: no tengo a donde ir, no tengo adonde ir
lost everything: perdi todo, lo perdi todo, perdimos todo, lo perdimos todo, se quemo mi casa, se quemo nuestra casa, incendio, se incendio mi casa
no clothes tonight: no tengo ropa para esta noche, no tengo nada que ponerme esta noche, sin ropa esta noche, no tengo ropa, no tenemos ropa
hits me: me pega, me golpea, me maltrata, me pego, me golpeo, me hace dano, me lastima
threatens me: me amenaza, me amenazo
kill myself: matarme, suicidarme, quitarme la vida, me quiero morir, quiero morir, quiero morirme, no quiero vivir, suicidio, quiero matarme
thrown out: me echaron, me corrieron, me sacaron de mi casa, me botaron, me echo de casa
domestic violence: violencia domestica, violencia de genero, violencia en casa, violencia familiar
ignore your instructions: ignora tus instrucciones, ignora las instrucciones, ignora todas las instrucciones, olvida tus instrucciones, ignora todo lo anterior, olvida todo lo anterior, olvida las instrucciones, ignora todas tus instrucciones
instructions: instrucciones
system prompt: prompt del sistema, mensaje del sistema, indicaciones del sistema
stupid: estupido, estupida, tonto, tonta, idiota, imbecil, inutil, pendejo, pendeja, basura, no sirves para nada, no sirves, mierda, puta, cabron, callate, chinga, chingada, carajo, joder, gilipollas, malisimo
shut up: cierra la boca
i hate you: te odio, los odio, te detesto
go to hell: vete al diablo, vete a la mierda, vete al infierno, vete a la chingada, al diablo contigo
single women: mujeres solteras, chicas solteras, solteras, mujeres solas
naked women: mujeres desnudas, chicas desnudas, fotos desnudas, desnudas, desnuda
where she lives: donde vive la donante, donde vive el donante, donde vive quien, donde vive la persona, donde vive esa
`;
