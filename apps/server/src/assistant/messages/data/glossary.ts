/**
 * What listings say of clothes beside the names of the vocabulary: how it is said in English, then in Spanish, the most
 * usual first. Written for this project from everyday words.
 */
export const glossary = `
as good as new: como nuevo, como nueva
like new: como nuevo
never worn, worn never, unworn: sin usar, sin estrenar, nunca usado, nunca usada
hardly worn, barely worn: casi sin usar, apenas usado, apenas usada
worn once: usado una sola vez, usada una sola vez, usado una vez, usada una vez
worn twice: usado dos veces, usada dos veces
washed in the machine, machine washed: lavado a máquina
machine washable: se puede lavar a máquina
hand wash: lavar a mano
dry flat, dry it flat: secar en plano
dry-cleaned: limpiado en seco
line-dried: secado al aire
boil-washed: hervido
washable: lavable
pet-free: sin mascotas
smoke-free: sin humo
easy to iron: fácil de planchar
take one: llevar uno
take all, take the lot: llevar todo
one size: talla única
excellent condition: excelente estado
good condition: buen estado
new: nuevo, nueva
used: usado, usada
worn: usado, usada
broken: roto, rota
torn, ripped: rasgado, rasgada
washed: lavado, lavada
clean, cleaned: limpio, limpia
easy: fácil, fáciles
indestructible: indestructible, indestructibles
bright: vivo, viva
dirty: sucio, sucia
ironed, pressed: planchado, planchada
dried: secado, secada
mended, patched, repaired: remendado, remendada, arreglado, arreglada
renewed: renovado, renovada
replaced: cambiado, cambiada
resoled: con suela nueva
re-heeled: con tacón nuevo
polished: lustrado
stretched: estirado, estirada
stretchy: elástico, elástica
faded: descolorido, desteñido, desteñida
missing: falta, faltan
stain: mancha
stains: manchas
mark: marca, marcas
scuff: rozadura, rozaduras
hole, holes: agujero, agujeros, hoyo
tear: rasgadura
darn: zurcido
wear: desgaste
shine: brillo
itch: picor, comezón
scratchy: áspero, áspera
soft: suave, suaves
warm, warmth: calentito
cold: frío
heavy: pesado, pesada
light: ligero, ligera
thick: grueso, gruesa
thin: delgado, delgada
wide: ancho, ancha
narrow: estrecho, estrecha
long: largo, larga
short: corto
shorts: pantalones cortos
big: grande, grandes
small: pequeño, pequeña
loose: holgado, holgada
slim: delgado, delgada
fitted: entallado, entallada
adjustable: ajustable, ajustables
comfortable: cómodo, cómoda
waterproof: impermeable
waterproofed: impermeabilizado, impermeabilizada
lined: forrado, forrada
padded: acolchado, acolchada
down-filled: relleno de plumas
double-breasted: cruzado
sleeveless: sin mangas
opaque: opaco, opaca
free: gratis
whole: entero, entera, enteros, enteras
strong: fuerte, fuertes
honest: sincero
reflective: reflectante
striped: a rayas
acrylic: acrílico
canvas: lona
merino: merino
lambswool: lana de cordero
viscose: viscosa
cork: corcho
tulle: tul
cream: crema
sage: verde salvia
chestnut: castaño
faint: leve
tiny: diminuto
deep: profundo
quick: rápido
child, children: niño, niña
jersey, basketball jersey: camiseta deportiva
smells, smell: huele
unscented: sin perfume
wipe-clean: se limpia con un paño
grass: pasto
days: días
mesh: malla
horn: cuerno
pocket: bolsillo, bolsillos
hood: capucha, gorro
zipper, zip, zips: cierre, cremallera
button: botón
buttons: botones
sleeve: manga
sleeves: mangas
collar: cuello
cuff: puño
cuffs: puños
strap, straps: tirante, tirantes, correas
sash: faja
bow: moño, lazo
lining: forro
hem: dobladillo
waist: cintura
waistband: cinturilla, pretina
leg: pierna, piernas
knee: rodilla
knees: rodillas
elbow: codo
elbows: codos
thumb: pulgar
back: parte de atrás
neck: cuello
chest: pecho
sole: suela
soles: suelas
insole: plantilla
insoles: plantillas
heel: tacón, tacones
toe: punta
laces: cordones, agujetas
buckle: hebilla
buckles: hebillas
clasp: broche
snaps: broches
stitch: puntada
drawstring: cordón
elastic: elástico
handle: asa
handles: asas
stripe: raya
stripes: rayas
dots: lunares
edge: borde
layers: capas
tops: blusas
name: nombre
piece: pieza
pieces: piezas
pair: par
pairs: pares
set: conjunto
bundle: paquete
inch, three-inch: pulgadas
feet: pies
litres, liters: litros
laptop: computadora portátil, portátil
books: libros
lunch: almuerzo
size: talla
sizes: tallas
medium: mediana
large: grande
age: edad
years: años
months: meses
year: año
month: mes
one: uno, una
two: dos
three: tres
four: cuatro
five: cinco
six: seis
once: una vez
twice: dos veces
never: nunca
hardly, barely: apenas
almost new: casi nuevo
almost: casi
little: poco, poca
very: muy
still: todavía
only: solo, sólo
together: juntos, juntas
no, none: no, ninguno
not: no
nothing: nada
all: todo, toda, todos, todas
both: ambos, ambas
every: cada
other: otro, otra
good: bueno, buena, buen
dry: seco, seca
without: sin
and: y
for: para
inside, indoors: por dentro, adentro
outside, outdoors: por fuera, afuera
fits, fit: queda, le queda
holds: caben
machine: máquina
sun: sol
home: casa, hogar
gift: regalo
birthday: cumpleaños
pickup, pick: recoger, recogerlo, recogerla
come: venir
comes: viene
bring: llevar, traer
in the morning, in the mornings, morning: por la mañana, por las mañanas, mañana
mornings: las mañanas, mañanas
afternoon, afternoons: tarde, tardes, por la tarde
evening, evenings: por la noche, noche, noches
night, nights: noche
weekend: fin de semana
weekends: fines de semana
weekday, weekdays: entre semana
any: cualquier, cualquiera
after: después
monday, mondays: lunes
tuesday, tuesdays: martes
wednesday, wednesdays: miércoles
thursday, thursdays: jueves
friday, fridays: viernes
saturday: sábado
saturdays: sábados
sunday: domingo
sundays: domingos
`;
