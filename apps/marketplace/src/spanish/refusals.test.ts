import { expect, test } from 'vitest';
import { refusalInSpanish } from './refusals.js';

test.each([
  ['Required', 'Obligatorio'],
  ['Please enter an email address', 'Escribe una dirección de correo'],
  ['Please use at most 80 characters', 'Usa como máximo 80 caracteres'],
  ['Please use a whole number from 1 to 999', 'Usa un número entero del 1 al 999'],
  [
    'Those are not the right words. Ask the donor to read them again.',
    'No son esas palabras. Pide a quien dona que las repita.',
  ],
  ['Something that nobody has translated', 'Something that nobody has translated'],
])('%s', (english, spanish) => {
  expect(refusalInSpanish(english)).toBe(spanish);
});
