import type { Fabric } from '../fabrics.js';
import type { Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';
import { beanie, cap, mittens, scarf, socks, sunhat, umbrella } from './accessories.js';
import { backpack, handbag, tote } from './bags.js';
import { pants } from './bottoms.js';
import { bib, bodysuit, overalls, sleepsuit } from './children.js';
import { dress, skirt } from './dresses.js';
import { basket, folded, stack } from './folded.js';
import { cardigan, hoodie, sweater } from './knitwear.js';
import { jacket, puffer, raincoat } from './outerwear.js';
import { shoes } from './shoes.js';
import { belt, blazer, coat, tie, dressVest } from './tailoring.js';
import { blouse, shirt, tshirt } from './tops.js';

const drawers = {
  backpack,
  basket,
  beanie,
  belt,
  bib,
  blazer,
  blouse,
  bodysuit,
  cap,
  cardigan,
  coat,
  dress,
  overalls,
  folded,
  handbag,
  hoodie,
  jacket,
  sweater,
  mittens,
  puffer,
  raincoat,
  scarf,
  shirt,
  shoes,
  skirt,
  sleepsuit,
  socks,
  stack,
  sunhat,
  tie,
  tote,
  pants,
  tshirt,
  umbrella,
  dressVest,
};

export type GarmentName = keyof typeof drawers;

/** What each drawing lets vary beside its fabric. */
type GarmentOptions = { [P in GarmentName]: Parameters<(typeof drawers)[P]>[2] };

/** A garment to draw: its name, its fabric, its own options. */
export type Piece<K extends GarmentName = GarmentName> = {
  [P in K]: { garment: P; fabric: Fabric } & GarmentOptions[P];
}[K];

const table: { [P in GarmentName]: (sheet: Sheet, fabric: Fabric, options: GarmentOptions[P]) => Drawing } = drawers;

/** Draws one garment around its own origin. */
export function drawPiece<K extends GarmentName>(sheet: Sheet, piece: Piece<K>): Drawing {
  const draw: (sheet: Sheet, fabric: Fabric, options: GarmentOptions[K]) => Drawing = table[piece.garment];
  return draw(sheet, piece.fabric, piece);
}
