import { expect, it } from 'vitest';
import { aDonation } from '../../testing/donations.js';
import { glossOf } from './gloss.js';

const english = aDonation({
  title: 'Linen shirt, size M',
  description: 'Worn once, never washed in the machine. Two buttons are missing. No stains that anybody has found.',
});
const spanish = aDonation({
  title: 'Falda de mezclilla',
  description: 'Talla chica, sin usar y limpia. El cierre es nuevo. Se recoge los domingos por la tarde.',
});

it('tells the known words of a text to those who read another language', () => {
  expect(glossOf(english.description, english, 'es')).toBe(
    'usado una sola vez, nunca lavado a máquina, dos botones falta, no manchas',
  );
  expect(glossOf(spanish.description, spanish, 'en')).toContain('never worn and clean, zipper new');
  expect(glossOf(spanish.title, spanish, 'en')).toBe('skirt denim');
});

it('tells nothing to those who read the text, nor where next to nothing is known', () => {
  expect(glossOf(english.description, english, 'en')).toBeUndefined();
  expect(glossOf(spanish.description, spanish, 'es')).toBeUndefined();
  expect(glossOf('Whoever rides it shall sing.', english, 'es')).toBeUndefined();
});

it('never loses a "no" before what it denies', () => {
  for (const said of ['There are no holes', 'It is not torn', 'Without stains', 'It never had a stain']) {
    expect(glossOf(`${said}, size M`, english, 'es'), said).toMatch(/^(?:no|nunca|sin)(?:…)? /);
  }
  // What is denied is not told: it is not the size.
  expect(glossOf('It has no particular size, clean', english, 'es')).toBe('no… talla, limpio');
});

it('tells no other meaning of a word', () => {
  const shoes = aDonation({
    title: 'Velcro shoes',
    description: 'Easy, indestructible, washed, for a child who runs rather than ties.',
  });
  expect(glossOf(shoes.description, shoes, 'es')).toMatch(/^fácil, indestructible/);
  expect(glossOf(shoes.description, shoes, 'es')).not.toContain('corbata');
  expect(glossOf('They never tie them, size M', shoes, 'es')).not.toContain('corbata');
});
