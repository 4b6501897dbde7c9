import { describe, expect, it } from 'vitest';
import { newConversation } from '../talk/conversation.js';
import { understand } from '../talk/understand.js';
import { readCrisis, type Need } from './crisis.js';
import { readLoss } from './crisis.js';

/** What people write who were poisoned, or are controlled, and what is wrong first of all. */
const said: readonly (readonly [message: string, first: Need])[] = [
  ['i took a whole bottle of pills', 'danger'],
  ['i swallowed all my meds', 'danger'],
  ['she just took like 30 of her pills', 'danger'],
  ['i overdosed', 'danger'],
  ['just took 40 tylenol', 'danger'],
  ['my brother od’ed', 'danger'],
  ['me tome todas las pastillas', 'danger'],
  ['se tomó un frasco entero de pastillas', 'danger'],
  ['tomé veneno', 'danger'],
  ['my baby is turning blue', 'danger'],
  ['his lips are blue', 'danger'],
  ['mi bebé se está poniendo morado', 'danger'],
  ['we have no heat, the baby is turning blue', 'danger'],
  ['escaped from my trafficker', 'violence'],
  ['he forces me to work without pay', 'violence'],
  ['they keep me locked in a room', 'violence'],
  ['me tienen encerrada y me obligan a trabajar', 'violence'],
  ['me obligan a prostituirme', 'assault'],
  ['my ex found out where i live', 'violence'],
  ['mi ex descubrió donde vivo', 'violence'],
  ['sextortion: he has my photos', 'violence'],
  ['he says he will post my nudes', 'violence'],
  ['amenaza con publicar mis fotos', 'violence'],
  ['my husband burned all my clothes', 'violence'],
  ['my boyfriend cut up my clothes', 'violence'],
  ['mi marido me quemó toda la ropa', 'violence'],
  ['my husband threw out all my clothes and wont give me money', 'violence'],
];

describe('Somebody who is poisoned or controlled', () => {
  it.each(said)('%j', (message, first) => {
    expect(readCrisis(message)?.needs[0]).toBe(first);
  });

  it('is looked for clothes where theirs are gone', () => {
    for (const message of [
      'my husband burned all my clothes',
      'my husband threw out all my clothes and wont give me money',
      'mi marido me quemó toda la ropa',
    ]) {
      const intent = understand(message, newConversation);
      const whom = intent.kind === 'care' ? intent.search?.wish.whom.join() : undefined;
      expect(whom, message).toMatch(/^wom[ae]n/);
    }
  });

  it('is told to report a donor who wants something for a gift', () => {
    for (const message of [
      'he wants nudes before he gives me the coat',
      'he asked for sex in exchange for the clothes',
      'me pidió sexo a cambio de la ropa',
    ]) {
      expect(readCrisis(message)?.needs, message).toContain('member');
    }
  });
});

describe('A loss', () => {
  it.each([
    ['my cat died', 'loss'],
    ['my dog died, giving away his sweater', 'donate'],
    ['my grandpa died and we have his suits to donate', 'donate'],
    ['my mother passed away and i want to give her clothes', 'donate'],
    ['se murió mi abuelo y quiero donar sus trajes', 'donate'],
  ])('%j: %s', (message, topic) => {
    expect(understand(message, newConversation)).toMatchObject({ kind: 'topic', topic });
  });

  it('leads to a wish that is said beside it, else to those who listen', () => {
    expect(understand('my mother died, i need a black dress', newConversation)).toMatchObject({
      kind: 'find',
      isLoss: true,
    });
    expect(understand('my mom died yesterday', newConversation)).toMatchObject({ kind: 'care', needs: ['despair'] });
  });

  it('is none of a thing', () => {
    for (const text of ["I lost my kid's jacket", 'my old coat died', 'my son passed his exam']) {
      expect(readLoss(text), text).toBeUndefined();
    }
  });
});
