/** Spanish of conversations, as in `spanishWords.ts`: an English phrase, then how it is said. */

/** What is said around things, word by word; nothing where English needs no word for it. */
export const spanishTalk = `
i am looking for: busco, buscando, ando buscando, estoy buscando, estamos buscando, buscamos, buscaba
i need: necesito, necesitamos, me hace falta, me hacen falta, ocupo, preciso, necesita, necesitan, necesitaria, le hace falta, necesitas
notebooks: cuaderno, cuadernos, libreta, libretas
how do i write to the donor: como le escribo, como les escribo, como le escribo al señor, como le escribo a la señora, como le escribo al donante, como le escribo a la persona, como le mando mensaje, como le hablo
arrived: acabo de llegar, acabamos de llegar, recien llegue, recien llegamos
which one do you recommend: cual me recomiendas, cual recomiendas, cual me recomienda, cual es mejor, cual esta mejor, cual elegirias, cual escogerias, cual me conviene, cual me aconsejas
can i ask for: podemos pedir, podria pedir, podriamos pedir
several things: varias cosas, muchas cosas, varias prendas, varias donaciones, mas de una cosa
at once: a la vez, al mismo tiempo, de una vez
is expecting: da a luz, va a dar a luz, dara a luz, espera un bebe, esta esperando un bebe
heavy: pesado, pesados
something bigger: algo mas grande, algo mas grandecito
something lighter: algo mas liviano, algo mas liviana
a cardigan or jacket: algo para poner encima, algo para ponerme encima, algo para encima, algo para ponerse encima
to wear with: para usar con, para llevar con, para ponerse con, para ponerme con, para combinar con, que combine con, que vaya con
hands: manos
feet: pies
head: cabeza
ears: orejas, oidos
who do i talk to: con quien hablo, con quien me comunico, con quien trato
the next size up: la siguiente talla, la talla siguiente, una talla mas, una talla mas grande
other sizes: otras tallas, otra talla, otros talles, otro talle, otros numeros, otro numero, tallas distintas, tallas diferentes
the next size down: una talla menos, una talla mas chica, una talla mas pequena
the same: lo mismo, el mismo, la misma, los mismos, las mismas
let me see: a ver, vamos a ver
i prefer: prefiero, preferiria, preferimos, prefiero que sea, prefiero que sean, preferiria que fuera
i mean: digo, o sea
i was thinking of: estaba pensando en, estaba pensando, pensaba en, pensaba mas en, estoy pensando en
has to be: tiene que ser, tienen que ser, que sea, que sean, debe ser, deben ser, ha de ser
could be: puede ser, podria ser, pueden ser, podrian ser, aunque sea, aunque sean
would be fine: estaria bien, estarian bien, estaria perfecto, seria perfecto, seria mejor, serian mejores, me serviria, me servirian
preferably: de preferencia, preferentemente, preferiblemente
if possible: de ser posible, si es posible, si se puede, si fuera posible
change to: cambia a, cambialo a, cambiala a, cambialos a, cambia por, cambialo por
do you have it: lo tienen, la tienen, los tienen, las tienen, lo tienes, la tienes, los tienes, las tienes
i want: quiero, quisiera, queremos, me gustaria, querria, quisieramos, quiere
is there: hay, habra, habria, existe
do you have: teneis, tendreis, tenes, tienen, tienes, tiene, tendrian, tendran, tendra, tendras
show: muestrame, mostrar, ensename, muestra, muestreme, muestran, ver, mira, ensene, ensenar, enseneme
find: encontrar, encuentro, encuentra, hallar, encuentras, encuentrame
search: buscar, busca, busques, buscame
everyone sees my address: se ve mi direccion, ven mi direccion, sale mi direccion
everyone sees it: la ven todos, lo ven todos, la ve todo el mundo, lo ve todo el mundo, la puede ver cualquiera
do not mind about: me da igual, da igual, me dan igual, no me importa, no me importan
matter: importa, importan
any: algun, alguna, algunos, algunas, cualquier, cualquiera, ningun, ninguna
something: algo
anything: nada
nothing fits: nada me queda
a: un, una
some: unos, unas
the: el, los, las, la, lo
with: de, con
without: sin
does it fit: cabe, caben, cabra, cabria
laptop: computadora portatil, computadora, ordenador, compu
good for: buenos para, buenas para, bueno para, buena para
grass: pasto, cesped, hierba
bigger: mas grande, mas grandes, mas grandecito, mas grandecitos
forget: olvida, olvidate de, olvidemos
really: de verdad, en serio
little sister: hermanita, hermanitas
little brother: hermanito, hermanitos
for the little one: para el chiquito, para la chiquita, para el pequeño, para la pequeña, para el mas chico, para la mas chica, para el menor, para la menor, para el mas pequeño, para la mas pequeña, para el chico
for the older one: para el mayor, para la mayor, para el grande, para la grande, para el mas grande, para la mas grande
flat: sin tacon, sin tacones, de piso
what does it say: que dice la descripcion, que dice el texto, que pone
nor: ni
of the: del
for: para, pa, a, por
for the: al
in: en
and: y, e, ademas, tambien
or: o, u
but: pero
that: que
what: cual, cuales
i: yo
you: tu, usted, ustedes, ti, vos, eres
my: mi, mis, nuestro, nuestra, nuestros, nuestras
me: conmigo
your: tus
their: su, sus
her: ella
him: le, les
we: nosotros, nosotras, nos
it: esto, eso, ello
this: este, esta, estos, estas
that one: ese, esa, aquel, aquella, esos, esas
not: no
no: nop, nel
yes: si, claro, sip
very: muy, bien, bastante, super
more: mas
less: menos
bigger: me queda chico, me queda chica, me quedan chicos, me quedan chicas, le queda chico, le queda chica, le quedan chicos, le quedan chicas, mas grande, mas grandes, mas ancho
smaller: me queda grande, me quedan grandes, le queda grande, le quedan grandes, mas pequeno, mas chico, mas pequenos, mas pequena, mas chica
big: grande, amplio/a
small: pequeno/a, chico, chiquito/a
size: talla, tallas, talle, numero
largo: largo/a
corto: corto/a
long sleeves: manga larga, mangas largas
short sleeves: manga corta, mangas cortas
european: europeo/a
size large: talla grande
size medium: talla mediana, talla media
size small: talla pequena, talla chica
size xl: talla extra grande, extra grande
medium: mediano/a
years old: anos, anos de edad, anitos, ano
months old: meses, meses de edad, mesecitos, mes
weeks: semanas, semana
days: dias, dia
color: color, colores
clothes: ropa, ropita, prendas, prenda, vestimenta, vestuario, cosas, cosa, articulos, ropas
outfit: conjunto, atuendo
pair: par, pares
bundle: lote, paquete
donations: donaciones, donacion
listings: anuncios, anuncio, publicacion, publicaciones
new: nuevo/a
used: usado/a
free: gratis, gratuito/a
good: buen, bueno/a, bonito/a, lindo/a
condition: estado, condiciones
today: hoy
tonight: esta noche
tomorrow: manana
now: ahora, ahorita, ya
please: por favor, porfavor, porfa, favor, xfa
hello: hola, buenas, buenos dias, buen dia, buenas tardes, buenas noches, que tal, saludos, oye, oiga, disculpe, disculpa
thank you: gracias, muchas gracias, mil gracias, muchisimas gracias, te lo agradezco, gracias por todo, gracias por tu ayuda, gracias por su ayuda
bye: adios, hasta luego, chao, chau, nos vemos, hasta pronto
great: genial, perfecto, excelente
ok: vale, ok, okey, listo, dale, bueno, andale, orale, sale pues
help: ayuda, ayudame, ayudar, ayudarme, ayudas, ayudeme
winter clothes: ropa de invierno, ropa para el frio, ropa para el invierno
sorry: perdon, lo siento, perdona
maybe: quizas, quiza, tal vez
also: igual
only: solo, solamente, nomas, no mas
between: entre
until: hasta
when: cuando
where: donde, adonde
who: quien, quienes
how: como
how many: cuantos, cuantas
how much: cuanto, cuanta
why: porque
can i: puedo, podria, podemos, se puede, puede
can you: podeis, puedes, pueden, podrias, podrian
do: hago, hacer, hace, hacen, haces
is: es, esta, sea, seria, estan, son, estas, soy, estoy, estamos, somos
have: tengo, tenemos, tener, tenga, tenia
go: voy, vamos, va, ir, vaya, viene
like: gusta, gustan
know: sabes, sabe, saber
other: otro, otra
others: otros, otras
one: uno
two: dos
three: tres
four: cuatro
five: cinco
six: seis
seven: siete
eight: ocho
nine: nueve
ten: diez
first: primero, primera, primer
second: segundo, segunda
third: tercero, tercera, tercer
fourth: cuarto, cuarta
last: ultimo, ultima
the first one: la 1, el 1, la primera, el primero, numero uno, el numero uno, el numero 1
the second one: la 2, el 2, la segunda, el segundo, numero dos, el numero dos, el numero 2
the third one: la 3, el 3, la tercera, el tercero, numero tres, el numero tres, el numero 3
the fourth one: la 4, el 4, la cuarta, el cuarto, numero cuatro, el numero 4
the last one: la ultima, el ultimo
instead: en vez, en lugar, mejor, en cambio
too: asimismo
miles: millas, milla
kilometers: kilometros, kilometro
km: kms
downtown: centro, centro de la ciudad
hood: capucha, capuchas
pockets: bolsillo, bolsillos
zipper: cierre, cremallera
buttons: boton, botones
sleeves: manga, mangas
collar: cuello, cuellos
lining: forro
straps: tirantes, correas
stains: mancha, manchas, manchado/a
holes: agujero, agujeros, hoyo, hoyos
clean: limpio/a, limpios, limpias
worn: gastado/a, desgastado/a, roto/a
material: material, tela
made of: hecho/a de, de que esta hecho, de que esta hecha, de que estan hechos, de que estan hechas
wears: usa, usan, calza, calzan
washed: lavado/a, lavados, lavadas
flaws: detalle, algun detalle, detalles, defecto, defectos, desperfecto, desperfectos
was it worn: lo usaron, la usaron, los usaron, las usaron, se uso, se usaron
how many litres: cuantos litros
missing: falta, faltan, le faltan, les faltan
the same person: la misma persona, una misma persona, la misma gente
smoke: fumador, fumadora, fumadores, fuma, fuman
non smoking home: casa de no fumadores, casa sin fumadores, hogar sin humo, casa sin humo, hogar de no fumadores, casa donde no fuman, casa donde nadie fuma
would it fit: le sirve, le sirven, le servira, le serviran, le serviria, le quedara, le quedaran, les quedara, le quedaria, me quedara, me quedaran, le quedaran bien, me quedara bien
what pictures do they have: que dibujos traen, que dibujo trae, que dibujos tiene, que dibujos tienen, que estampado tiene
when can i pick it up: cuando se puede recoger, cuando lo podria recoger, cuando la podria recoger, cuando los podria recoger, cuando podria recogerlo, cuando podria recogerla
what time: a que hora
head: cabeza
for it: por el, por ella
how far down is it: hasta donde llega
better in spanish: mejor en espanol
itchy: pica, pican, pique, piquen
does it smell: huele, huele a, huelen
does it have: trae, lleva puesto, tendra
is missing: le falta, les falta
how many pairs are: cuantos pares son, cuantos pares hay
how many are: cuantos son, cuantas son, cuantos hay, cuantas hay, cuantas piezas son
would it fit me: me servira, me serviran, me quedaria, me quedaria bien, me quedarian, me valdria, me serviria
wear: desgaste, ponerselo, ponermelo
how long is it: como es de largo, que tan largo es, que largo tiene, cuanto mide
why is it given: por que lo regala, por que la regala, por que lo regalan, por que lo da, por que la da
heel: tacon
what color: de que color, que color
what material: de que material, de que tela, que material, que tela
what size: de que talla, que talla, cual talla, que tan grande, que tan grandes, que numero
what sizes: que tallas, que numeros
brand: marca
wash: lavar, lavarlo, lavarla, se lava, se lavan
iron: planchar
bring: traer, traerlo, traerla, traermelo, traermela, llevarmelo, llevarmela
i meant: quise decir, queria decir, quiero decir, me refiero, me referia
the first two: los dos primeros, las dos primeras, los primeros dos, las primeras dos
the first ones: los primeros, las primeras
the other one: la otra, el otro
again: otra vez, de nuevo, nuevamente
the same size: la misma talla, misma talla, el mismo numero, en esa talla, de esa talla, en esta talla, de esta talla, en ese talle, de ese talle, en ese numero, de ese numero
anywhere: donde sea, cualquier lugar, cualquier parte, en cualquier lugar, en cualquier parte
what wear: que desgaste, ke desgaste
can i only take: me puedo quedar solo, me puedo quedar solo con, puedo quedarme solo con, puedo quedarme con, me puedo llevar solo, me puedo llevar solamente, puedo llevarme solo, puedo llevar solo, puedo llevarme solamente
mission: mision
`;

/** What is said in a way of its own. */
export const spanishPhrases = `
shoe size: calza, calzo, calzan, calza del, calzo del, calza el, calzo el, calza talla, calza numero
near: cerca de, cerca del, cerquita de, junto a, al lado de, cercano a, cerca a, alrededor de, no lejos de, proximo a, por los alrededores de, cercanos a
near the: cerca al
refugee: refugiado, refugiada, refugiados, asilo, asilada, inmigrante, inmigrantes, migrante, migrantes
homeless: sin hogar, sin techo
jail: carcel, prision
unemployed: desempleado, desempleada
lost my job: perdimos el trabajo, perdimos nuestro trabajo, perdimos el empleo, perdi mi trabajo, perdi el trabajo, me quede sin trabajo, perdi mi empleo
with flannel: de franela
nearby: cerca, cerquita, por aqui cerca, por aca, cercano, cercana
near me: cerca de mi, cerca mio, cerca de aqui, por aqui, aqui cerca, cerca de donde estoy, por mi zona, en mi zona, en mi barrio, por mi barrio, cerca de mi casa, en mi area, cerca de nosotros, por donde vivo, cerca de donde vivo, de mi casa, cerca de mi barrio
within: a menos de, a no mas de, dentro de, en un radio de, a un maximo de, maximo a, no mas lejos de
walking distance of: a poca distancia de, a distancia a pie de, a pie de, a un paseo de
walking distance: a pie, caminando, a poca distancia, a distancia a pie, se pueda ir andando, andando
something closest to: algo mas cerca de, algo mas cercano a
closer: algo mas cerca, mas cerca, mas cercano, mas cercana, mas cercanos, mas cercanas, mas cerquita, muy lejos, demasiado lejos, queda lejos, mas proximo
which is closest to the: cual esta mas cerca de la, cual queda mas cerca de la, cual esta mas cerca del, cual queda mas cerca del, cual es el mas cercano al, cual es la mas cercana al, cual es el mas cercano a la, cual es la mas cercana a la, cual me queda mas cerca de la, cual me queda mas cerca del
which is closest to: cual esta mas cerca de, cual queda mas cerca de, cual es el mas cercano a, cual es la mas cercana a, cual me queda mas cerca de
closest to the: mas cerca del, mas cercano al, mas cercana al, mas cercanos al, mas cercanas al
closest to: mas cercana a, mas cercanos a, mas cercanas a, lo mas cerca de, mas cerca de, mas cercano a
something else: algo mas, otra cosa, alguna otra cosa, otras opciones, algo diferente, mas opciones
anything else: que mas, que mas hay, hay mas, nada mas, hay algo mas, tienes mas, tienen mas, que otra cosa
more: que otra tienes, que otro tienes, que otras tienes, que otros tienes, que mas tienes, muestrame mas, ver mas, ensename mas
what about: que tal, que hay de, y que hay de, que me dices de
is it still available: sigue disponible, siguen disponibles, sigue estando, todavia esta, todavia esta disponible, aun esta disponible, aun esta, esta disponible, sigue libre, todavia lo tienen, todavia la tienen, aun lo tienen, todavia hay, sigue ahi, esta libre, aun sigue disponible, todavia sigue disponible, sigue en pie, ya se fue, ya lo dieron, ya la dieron, ya se lo llevaron, todavia disponible, aun disponible, esta todavia disponible, todavia se encuentra disponible
available: disponible, disponibles
who gives it: quien lo da, quien la da, quien lo ofrece, quien la ofrece, quien lo dona, quien la dona, de quien es, quien lo regala, quien la regala, quien es el donante, quien es la donante, quien lo publico, quien la publico, quien da, quien regala, quien dona, quien ofrece, quien los da, quien las da, quien es el dueno
when was it listed: cuando se publico, cuando lo publicaron, cuando la publicaron, desde cuando esta, cuando lo subieron, cuando fue publicado, cuando fue publicada
where exactly: donde exactamente, en donde exactamente, donde mero
when can i pick it up: cuando puedo recogerlo, cuando puedo recogerla, cuando lo puedo recoger, cuando la puedo recoger, cuando puedo pasar por el, cuando puedo ir por el
can i wash it: lo puedo lavar, la puedo lavar, se puede lavar, puedo lavarlo, puedo lavarla
where is it: donde se recogen, donde se recoge, donde lo recojo, donde la recojo, donde los recojo, donde las recojo, donde esta, donde queda, en donde esta, donde se encuentra, donde lo puedo ver, en que barrio esta, donde estan, donde quedan, en que zona esta, en que parte esta
needs: ocupa
how long is it: de que largo, de que largo es, de que largo son, que largo tiene, cuanto mide, cuanto miden
would it fit me if i wear: me sirve si soy, me sirven si soy, me queda si soy, me quedan si soy, me quedara si soy, me quedaran si soy, me sirve si uso, me queda si uso, me quedaria si uso
only want: solo quiero, nomas quiero, nada mas quiero, solamente quiero, quiero solo, quiero nomas
where is it: de que barrio es, de que barrio son, de que zona es, de que zona son, de que colonia es, de que colonia son, de que parte es, de que parte son, en que barrio queda, en que barrio quedan, en que barrio estan, en que colonia esta, en que colonia estan, en que colonia queda, en que colonia quedan, en que zona queda, en que zona quedan, en que zona estan, donde lo puedo recoger, donde la puedo recoger, donde los puedo recoger, donde las puedo recoger, donde puedo recogerlo, donde puedo recogerla, donde puedo recogerlos, donde puedo recogerlas, donde hay que recogerlo, donde hay que recogerla, por donde queda, por donde quedan
how do i get it: como arreglo para ir por, como arreglo para ir a buscarlo, como arreglo para ir a buscarla, como arreglo para ir a buscarlos, como arreglo para ir a buscarlas, como arreglo para recogerlo, como arreglo para recogerla, como arreglo para recogerlos, como arreglo para recogerlas, como le hago para recogerlo, como le hago para recogerla, como le hago para recogerlos, como le hago para recogerlas, como le hago para ir por, como hago para recogerlo, como hago para recogerla, como hago para recogerlos, como hago para recogerlas, como hago para ir a buscarlo, como hago para ir a buscarla, como hago para ir por, como quedo con quien, como quedamos para recogerlo, como quedamos para recogerla, como me pongo de acuerdo
what is included: que trae, que incluye, que contiene, que viene en, que vienen en, que hay en, que hay dentro de, que lleva dentro, que cosas trae, que cosas incluye, que prendas trae, que prendas incluye, que es lo que trae, que es lo que incluye
exactly: exactamente
basket: canasta, canasto, cesta
lighter: mas ligero, mas ligera, mas ligeros, mas ligeras, mas liviano, mas liviana
damage: dano, danos, desperfecto, desperfectos, defecto, defectos
college: universidad, facultad
fits: quepa, quepan
is there one lighter: hay alguno mas ligero, hay alguna mas ligera, hay uno mas ligero, hay una mas ligera
is there one longer: hay alguno mas largo, hay alguna mas larga, hay uno mas largo, hay una mas larga
something lighter: algo mas ligero, uno mas ligero, una mas ligera
something longer: algo mas largo, uno mas largo, una mas larga
something nicer: algo mas bonito, uno mas bonito, una mas bonita
the prettiest: el mas bonito, la mas bonita, los mas bonitos, las mas bonitas, el mas lindo, la mas linda, los mas lindos, las mas lindas, el mas elegante, la mas elegante
newest first: los mas nuevos primero, las mas nuevas primero, primero los mas nuevos, primero las mas nuevas, primero lo mas nuevo
how far is it from the: cuanto queda de la, cuanto queda del
can i ask for only one: puedo pedir nada mas una, puedo pedir nada mas uno, puedo pedir solo una, puedo pedir solo uno, puedo pedir solamente una, puedo pedir solamente uno, puedo pedir nomas una, puedo pedir nomas uno, me dan nada mas una, me dan solo una, me dan solo uno
is it far: me queda muy lejos, nos queda muy lejos, le queda muy lejos, me queda lejos, nos queda lejos, te queda lejos, le queda lejos, me quedan lejos, queda muy lejos
is it near: me queda cerca, nos queda cerca, le queda cerca
is it far from: me queda lejos de, me queda lejos del, nos queda lejos de, nos queda lejos del, esta lejos de, esta muy lejos de, queda lejos de, queda muy lejos de, estan lejos de, quedan lejos de, esta lejos del, queda lejos del
is it near: esta cerca de, queda cerca de, estan cerca de, quedan cerca de, esta cerca del, queda cerca del
asked me for: me pidio, me pidieron, me pide, me piden, me esta pidiendo, me estan pidiendo, me cobra, me cobran, me quiere cobrar, me quieren cobrar
if nobody wants it: si nadie la quiere, si nadie lo quiere, si nadie los quiere, si nadie las quiere, si nadie la pide, si nadie lo pide
how far is it: que tan lejos esta, que tan lejos queda, a que distancia esta, a cuanto esta, a cuanto queda
what size is it: que talla es, de que talla es, que talla tiene, cual es la talla, que numero es, en que talla esta, que tallas son, cual es su talla
what sizes: que tallas, cuales tallas
how do i contact a donor: como pido algo, como se pide algo, como puedo pedir algo, como pido una cosa, como pido una donacion, como se pide una donacion
how do i report somebody: como denuncio a alguien, como denuncio a una persona, como denuncio una donacion, como denuncio un anuncio, como denuncio, como puedo denunciar, como se denuncia, como reporto a alguien, como reporto una donacion, como reporto, como puedo reportar
how do i ask for one: como pido uno, como pido una, como se pide uno, como se pide una
how do i get it: como le hago para pedirlo, como le hago para pedirla, como le hago para pedirlos, como le hago para tenerlo, como hago para pedirla, como hago para pedirlos, como hago para pedirlas, como los pido, como las pido, como los consigo, como las consigo, como se piden, como se pide, como lo consigo, como la consigo, como lo pido, como la pido, como puedo pedirlo, como puedo conseguirlo, como puedo pedirla, como puedo obtenerlo, como lo solicito, como puedo conseguirla, como hago para pedirlo, como hago para conseguirlo, como lo recojo, como la recojo, como puedo recogerlo, como los consigo, como las consigo, que hago para pedirlo, como puedo recogerla
i am: yo soy
any of them is: alguno es, alguna es, algunos son, algunas son, alguno de ellos es, alguna de ellas es
do any of them have: alguno tiene, alguna tiene, alguno trae, alguna trae
do any of them come from: alguno viene de, alguna viene de, alguno es de casa de
any of them: alguno de ellos, alguna de ellas, alguno de esos, alguna de esas, alguno de estos, alguna de estas
which of them: cual de ellos, cual de ellas, cuales de ellos, cuales de ellas, cual de estos, cual de estas, cuales de estos, cuales de estas, cual de esos, cual de esas, cuales de esos, cuales de esas, cual de los dos, cual de las dos
i want it: lo quiero, la quiero, me lo quedo, me la quedo, me interesa, los quiero, las quiero, me interesan
tell me more about: cuentame mas de, cuentame mas sobre, dime mas sobre, dime mas de, mas informacion sobre, mas detalles de, mas informacion de, mas sobre, hablame de, detalles de, descripcion de
tell me more about it: cuentame mas, dime mas, mas informacion, mas detalles, detalles
what does it look like: como es, como se ve
for me: para mi mismo, para mi misma
does it fit: me queda
`;

/** Words that need no word in English, in a search. */
export const spanishFillers = `
se, lo que, tan, tanto, mucho, mucha, muchos, muchas, poco, poca, aqui, ahi, alli, aca, alla, ser, estar, fue, era, ha, he, han, hemos, has, haya, desde, sobre, bajo, ante, contra, durante, segun, tras, cada, todo, toda, todos, todas, misma, mismo, mismos,
urgente, urgentemente, urgencia, pronto, gustarian, deme, dame, denme, dime, diga, cuentame, pues, entonces, bueno pues, asi, aun, todavia, sigue, siguen, siempre, nunca, jamas, ojala, verdad, cierto, vale, ok, okey, dale, listo, sirve, sirva, sirvan,
tipo, tipos, clase, modelo, estilo, barato, barata, economico, economica, persona, personas, gente, familia, alguien, nadie, casa, ciudad, barrio, vecindario, zona, area, lugar, lugares, sitio, pagina, web, san francisco,
usar, uso, use, usa, llevar, llevo, lleve, poner, ponerme, ponerse, ponga, vestir, vestirme, vestirse, comprar, conseguir, consigo, obtener, recibir, pedir, pido, regalen, regalan, donen, donan, dan, den, da, ofrecen, dando, regalando, donando,
cumplir, cumple, cumplio, nacer, nacio, crecio, crece, empieza, empezar, proximo, proxima, viene, sirvio, sirven, queda, quedan, quede, queden, quedo, quedaron, parezca, parecido, similar, diferente, distinto, distinta, menor, mayor, acerca, vez, veces, rato, momento,
ir, salir, salgo, llegar, llego, mudamos, mude, mudarme, vivo, vivimos, vive, trabaja, trabajo en, tarde, noche, semana que viene, temporada, epoca, clima, tiempo, te, os, cuyo, cuya, aunque, mientras, luego, despues, antes, ayer, fin, forma, manera, aprox, aproximadamente,
muero por, me muero por, muero de ganas de, me muero de ganas de, tengo ganas de, ganas, me mata, me matan, que mata, para matar, matando, jaja, jajaja, jeje, quemando calorias, bajar calorias, perder peso, adelgazar, rotos por el uso,
tampoco, ni, sino, excepto, menos mal, lado, parte, alrededores, via, modo, gran, dentro, fuera, encima, debajo, enfrente, cualquiera cosa, cosita, cositas, tengan, tendrias, tuvieran, tuviera, tenga que, haga, hagan, hiciera, quieres, quieren, piensas, crees, creo, parece, supongo, espero, esperando,
me da pena, me da verguenza, comodo, comoda, comodos, comodas, combinen, combine, combinar, combina, hagan juego, haga juego, acompanar, acompane, nazca, nazcan, darme, darle, darles, darnos, ayudarle, ayudarnos, hablar, hablo, hablas, espanol, ingles, caber, quepa, edad, altura, alto, alta, bajo, baja, delgado, delgada, gordo, gorda, gordito, gordita
`;
