import { memberLimits } from '@clothesline/api-client/members';
import type { SiteLanguage } from '@clothesline/api-client/contract';
import { randomInt } from 'node:crypto';

/** Short words that sound unlike each other. */
const english = (
  'amber apple arrow bacon badge bagel banjo basil beach berry birch bison blaze bloom brass bread brick brook ' +
  'cabin cactus camel candle canyon cedar cello cherry clover cobalt comet copper coral cotton crane daisy delta ' +
  'denim desert dragon drum eagle echo ember engine fable falcon feather fern fiddle forest fossil fox garden ' +
  'ginger glacier globe grape guitar harbor hazel helmet honey igloo indigo island ivory jacket jasmine jelly ' +
  'jungle kayak kettle kiwi ladder lantern lemon lilac linen lizard llama lotus magnet mango maple marble meadow ' +
  'melon mint mitten monkey moss muffin nectar needle nickel noodle nutmeg oasis ocean olive onion orbit orchid ' +
  'otter oyster paddle panda papaya parrot peach pebble pepper piano pigeon pillow planet plum pocket poppy pretzel ' +
  'puzzle quartz quilt rabbit radish raven ribbon river robin rocket saddle salmon satin scarf shadow silver ' +
  'spider spiral spruce squirrel sunset tango teapot thunder tiger timber tomato tulip tunnel turtle umbrella ' +
  'valley velvet violin walnut walrus whistle willow window winter yellow yogurt zebra zipper'
).split(' ');

/** The same in Spanish: none has an accent, which telephones make hard to type. */
const spanish = (
  'abanico abeja abril acera aguja alameda aldea alfombra almeja amapola ancla anillo arena arroz avena avispa balanza ' +
  'ballena banco barco baraja bellota bosque botella brasa brisa bufanda burro caballo cabra cadena caja camello ' +
  'campana canasta caracol carreta castillo cebolla ceniza cereza cesta cielo ciruela cobre cocina cometa conejo ' +
  'corona cuchara cueva dedal diamante dominio dulce enero escalera escoba espejo estrella faro flauta flecha foca ' +
  'fresa fuego galleta gallo ganso girasol globo gorra granizo guitarra hacha harina helado hielo hierba higuera hoja ' +
  'hormiga horno isla jinete jirafa joya ladrillo lago laurel leche lechuza lenteja libro limonada lirio lluvia loro ' +
  'madera maleta manta manzana mariposa martillo melena menta mercado miel mochila molino moneda monte mosca nieve ' +
  'nube nuez olivo orilla oveja palmera paloma panadero papel paraguas pera perla piedra pimienta pincel pino pirata ' +
  'plata playa pluma polvo puente puerta queso quince rama rana regalo reloj remo rosa rueda sandalia selva semilla ' +
  'sirena sombra tambor tejado tigre tijera tomate torre trigo trompeta uva vaca valle vela venado ventana verano ' +
  'viento viola volante yate zanahoria zapato zorro'
).split(' ');

/** Three words that prove a hand-over: the donor reads them out. In Spanish where both chose it. */
export function pickupCode(languages: readonly (SiteLanguage | undefined)[]): string {
  const words = languages.every((language) => language === 'es') ? spanish : english;
  return Array.from({ length: memberLimits.pickupCodeWords }, () => words[randomInt(words.length)]).join(' ');
}
