/**
 * Spanish for the words of the search and of a conversation, as spoken in the Americas and in Spain: an English name, then
 * how it is said, the most usual first. Written for this project from everyday speech; no list was copied. A word stands
 * without regard to accents and for its plural too; "rojo/a" is both genders.
 */

/** Things, by the names of the search's vocabulary. */
export const spanishThings = `
coat: abrigo, gaban, sobretodo, tapado
winter coat: abrigo de invierno, chamarra de invierno, chaqueta de invierno, abrigo calentito, abrigo caliente, chaqueta calentita, chamarra caliente, chaqueta caliente, abrigo grueso, chamarra gruesa, chaqueta abrigada
jacket: chaqueta, chamarra, cazadora, campera, casaca, chumpa
puffer jacket: chaqueta acolchada, abrigo acolchado, chamarra acolchada, plumifero, chaqueta de plumas, chaqueta de plumon, abrigo de plumas
parka: parka
wool coat: abrigo de lana
raincoat: impermeable, chubasquero, gabardina, piloto de lluvia, capa de lluvia, abrigo de lluvia, chaqueta de lluvia, chamarra de lluvia, abrigo para la lluvia, chaqueta impermeable
windbreaker: cortavientos, rompevientos
bomber jacket: chaqueta bomber
denim jacket: chaqueta vaquera, chaqueta de mezclilla, chamarra de mezclilla, chaqueta de jean, campera de jean, chamarra de jean, chaqueta tejana
leather jacket: chaqueta de cuero, chamarra de cuero, chamarra de piel, chaqueta de piel
fleece jacket: forro polar, polar, chaqueta polar, chamarra polar
blazer: blazer, americana, saco
vest: chaleco
puffer vest: chaleco acolchado, chaleco de plumas
snowsuit: traje de nieve, mono de nieve, traje de esqui, mameluco de nieve, enterizo de nieve
poncho: poncho, capa
sweater: sueter, jersey, pulover, chomba, buzo
cardigan: cardigan, rebeca, chaqueta de punto
turtleneck: cuello alto, cuello de tortuga, sueter de cuello alto
sweatshirt: sudadera
hoodie: sudadera con capucha, sudadera con gorro, canguro, poleron, poleron con gorro, poleron con capucha, buzo con capucha, buzo con gorro
pants: pantalones, pantalon
jeans: vaqueros, jeans, pantalones vaqueros, pantalones de mezclilla, tejanos, mahones, pantalon vaquero, pantalon de mezclilla
chinos: chinos
corduroys: pantalones de pana, pantalon de pana
joggers: pantalones deportivos, pantalon deportivo, pants deportivos, pantalones de chandal, pantalones de ejercicio
tracksuit: chandal, conjunto deportivo
leggings: mallas, calzas, leggins, licras
dress pants: pantalones de vestir, pantalon de vestir
overalls: overol, peto, mono de trabajo, pantalon de peto, jardinero
shorts: pantalones cortos, bermudas, shorts, pantalon corto
shirt: camisa
t-shirt: camiseta, playera, remera, polera, franela, polo de algodon
dress shirt: camisa de vestir, camisa formal, camisa de oficina
polo shirt: polo
blouse: blusa
tank top: camiseta sin mangas, musculosa, camiseta de tirantes
jersey: camiseta de futbol, camiseta deportiva, playera deportiva, remera deportiva, polera deportiva, playera de futbol, remera de futbol, camiseta de baloncesto, playera de basquet, camiseta de basquet
dress: vestido
sundress: vestido de verano, vestido veraniego, vestido de playa
party dress: vestido de fiesta, vestido de quinceanera
evening dress: vestido de noche, vestido de gala, vestido de coctel, vestido elegante, vestido formal
wedding dress: vestido de novia
skirt: falda, pollera, saya
tutu: tutu, falda de ballet
leotard: leotardo, maillot
suit: traje, terno, ambo
tuxedo: esmoquin, smoking
tie: corbata
bow tie: pajarita, corbata de mono, corbatin, mono de corbata
shoes: zapatos, calzado
sneakers: zapatillas, tenis, deportivas, zapatillas deportivas, zapatos deportivos, championes, zapatos tenis, bambas
boots: botas, botines, botin
rain boots: botas de lluvia, botas de agua, botas de goma, botas para la lluvia, botas de hule, botas para el agua, katiuskas
snow boots: botas de nieve, botas para la nieve, botas de invierno
cowboy boots: botas vaqueras, botas tejanas, botas camperas
hiking boots: botas de montana, botas de senderismo, botas de montanismo, botas de campo, botas para caminar
cleats: tacos, zapatos de futbol, botas de futbol, tacos de futbol, zapatillas de futbol, tenis de futbol, tachones, botines de futbol
high heels: tacones, zapatos de tacon, zapatillas de tacon, tacos altos, tacones altos
ballet flats: bailarinas, balerinas, zapatos bajos, zapatos planos, flats
sandals: sandalias, chanclas, huaraches, ojotas, chancletas
slippers: pantuflas, zapatillas de casa, zapatillas de estar por casa
loafers: mocasines
black dress shoes: zapatos negros de vestir
brown dress shoes: zapatos marrones de vestir, zapatos cafes de vestir
dress shoes: zapatos de vestir, zapatos formales, zapatos elegantes, zapatos de traje
school shoes: zapatos escolares, zapatos de escuela, zapatos para la escuela, zapatos de colegio, zapatos para el colegio, zapatos de la escuela
clogs: zuecos
hat: sombrero
beanie: gorro, gorro de lana, gorro de invierno, gorro tejido, gorro de punto
cap: gorra, cachucha, gorra de beisbol
sun hat: sombrero de paja, sombrero para el sol, sombrero de sol, pamela, gorro para el sol
scarf: bufanda, panuelo, chalina, chal
gloves: guantes
mittens: manoplas, mitones
bag: bolsa, bolso
backpack: mochila, mochila escolar, mochila de escuela, mochila para la escuela
handbag: cartera, bolso de mano, bolsa de mano
tote bag: bolsa de tela, bolsa de compras
gym bag: bolsa de deporte, bolsa deportiva, bolsa de gimnasio, bolso deportivo
belt: cinturon, correa, cinto
suspenders: tirantes
umbrella: paraguas, sombrilla
socks: calcetines, calcetas, calcetin
tights: medias, pantimedias, leotardos, pantis
jewelry: joyas, joyeria, bisuteria
necklace: collar
bracelet: pulsera, brazalete
earrings: aretes, pendientes, zarcillos
pajamas: pijama, piyama, pijamas, camison, ropa de dormir
robe: bata, albornoz
swimsuit: traje de bano, banador, bikini, malla de bano, ropa de bano, calzoneta
sleepsuit: pelele, mameluco
onesie: enterito, mono de bebe, enterizo
romper: pelele de verano, ranita
bodysuit: body
costume: disfraz
uniform: uniforme
school uniform: uniforme escolar, uniforme de escuela, uniforme del colegio, uniforme de colegio
scrubs: uniforme medico, uniforme de enfermera, uniforme de enfermeria
blanket: manta, cobija, frazada, colcha
accessories: accesorios, complementos
outerwear: ropa de exterior
underwear: ropa interior, calzoncillos, bragas, calzones
bra: sosten, brasier, sujetador
watch: reloj
glasses: gafas, lentes, anteojos
toys: juguetes
furniture: muebles
sofa: sofa, sillon
bed: cama
stroller: cochecito, carriola, carrito de bebe
diapers: panales
lunchbox: lonchera, fiambrera
books: libros
phone: celular, telefono, movil
food: comida, alimentos
bicycle: bicicleta, bici
money: dinero, plata
`;

/** For whom things are. */
export const spanishAudiences = `
kids: ninos, infantil, infantiles, peques, chiquillos, criaturas, ninas y ninos, ninos y ninas, chamacos, escuincles, nenes, hijos, nietos
boy: nino, muchachito, varoncito, varon, varones, nene
girl: nina, nena, muchachita
son: hijo
daughter: hija
newborn: recien nacido, recien nacida, recien nacidos
baby: bebe, beba, guagua, bebito, bebita
toddler: nino pequeno, nina pequena, ninito, ninita, nino chiquito, nina chiquita
teen: adolescente, joven, jovencito/a, muchacho/a
women: mujer, mujeres, dama, senora, senorita, chica, femenino, amiga, tia, abuela, novia, hermana, prima, vecina, abuelita
men: hombre, hombres, caballero, senor, masculino, amigo, tio, abuelo, novio, hermano, primo, vecino, papi, abuelito
wife: esposa
husband: esposo, marido
mother: madre, mama, mami
father: padre, papa
grandson: nieto
granddaughter: nieta
niece: sobrina
nephew: sobrino
pregnant: embarazada, embarazo, premama, maternidad, embarazadas
unisex: unisex
`;

/** What things are for. */
export const spanishPurposes = `
sport: deporte, deportivo/a
gym: gimnasio, ejercicio
running: correr
yoga: yoga
soccer: futbol
swimming: natacion, nadar, piscina, alberca
professional: profesional
work: trabajo, trabajar, oficina
office: oficina
interview: entrevista, entrevista de trabajo, entrevista laboral, entrevista de empleo
formal: formal, elegante
wedding: boda, casamiento
ballet: bailarina, bailarin, ballet
evening: para salir, salir de noche, para salir de noche
party: fiesta
quinceanera party: quinceanera
graduation: graduacion
school: escuela, colegio, clases, escolar, kinder, preescolar
winter: invierno, invernal
cold: frio, heladas, tiene frio, tengo frio, tenemos frio, tienen frio, pasa frio
warm: calentito/a, ropa de abrigo, caliente, abrigado/a, abrigador/a, calientito/a, abrigue, abriguen, abrigar, calor para el invierno
snow: nieve, esquiar, esqui
rain: lluvia, lluvioso/a, llueve, llover, aguacero
waterproof: a prueba de agua
summer: verano, veraniego/a
hot: calor
beach: playa
spring: primavera
fall: otono
camping: acampar, campamento, campismo
hiking: senderismo, montana, caminatas
dance: bailar, baile, danza
ballet: ballet
sleep: dormir
waist: cintura
neck: cuello
inseam: entrepierna, tiro
funeral: funeral, entierro, luto
church: iglesia, misa
`;

/** Colors, materials and patterns. */
export const spanishLooks = `
gray: gris
navy: azul marino, azul oscuro, marino
light blue: celeste, azul claro
blue: azul
teal: turquesa
green: verde
olive: verde oliva, verde olivo
red: rojo/a, colorado/a
cherry: cereza
peach: durazno, melocoton
coral: coral
mint: menta
charcoal: carbon
camel: camello
indigo: indigo, anil
burgundy: granate, vino, guinda, bordo, burdeos, vino tinto
pink: rosa, rosado/a
orange: naranja, anaranjado/a
purple: morado/a, purpura, violeta
lilac: lila, lavanda
plum: ciruela
yellow: amarillo/a
mustard: mostaza
brown: marron, cafe, castano/a
white: blanco/a
beige: beige, crema, hueso
black: negro/a
silver: plateado/a
gold: dorado/a
wool: lana
fleece: forro polar
knit: punto, tejido/a
cotton: algodon
linen: lino
silk: seda
cashmere: cachemira, cachemir
leather: cuero
velvet: terciopelo
flannel: franela
denim: mezclilla, vaquero/a
corduroy: pana
plaid: cuadros, escoces, de cuadros, a cuadros
striped: rayas, rayado/a, a rayas, de rayas
polka dot: lunares, puntos, de lunares
velcro: velcro
floral: flores, floreado/a, de flores, estampado de flores
`;
