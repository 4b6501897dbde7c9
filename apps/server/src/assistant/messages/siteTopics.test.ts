import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.js';
import { messagesIn } from './messages.js';

const english: readonly (readonly [message: string, topic: string])[] = [
  ['do i need an account to ask for something', 'account'],
  ['can I request a coat without signing up', 'account'],
  ['can i return a jacket that doesnt fit', 'noFit'],
  ['return policy', 'noFit'],
  ['how do i take it down', 'remove'],
  ['how do I remove something i posted', 'remove'],
  ['edit my listing', 'remove'],
  ['do I need to bring ID?', 'whoMayAsk'],
  ['how old do I have to be', 'age'],
  ['can minors use this', 'age'],
  ['receipt for taxes', 'taxes'],
  ['is it tax deductible', 'taxes'],
  ['what happens after I ask', 'afterAsking'],
  ['forgot my password', 'password'],
  ['how do i change my password', 'password'],
  ['the person never showed up', 'noShow'],
  ["she didn't show up for the pickup", 'noShow'],
  ['how many can i ask for at once', 'howMany'],
  ['i need help', 'help'],
  ['we need some help please', 'help'],
  ['this jacket saved my life, thanks!', 'thanks'],
  ['ok whats the process to get something here', 'contact'],
  ['hows the hand over work', 'pickup'],
  ['how long do i have to pick them up', 'pickup'],
  ['and is my adress shown to everyone?', 'privacy'],
  ['what if nobody wants them', 'listingTime'],
  ['can my 15 year old daughter use this site by herself', 'age'],
  ['ok bye', 'bye'],
  ['can i give mine away here too?', 'donate'],
  ['is it realy free? whats the catch', 'cost'],
  ['do u need my card number', 'cost'],
  ['Is this site free?', 'cost'],
  ['can they mail it to me', 'pickup'],
  ['how do we arange it', 'pickup'],
  ['do i have to post them one by one', 'bundle'],
  ['and my whole account?', 'removeAccount'],
  ['where do I find my messages', 'inbox'],
  ['how do I see who asked for my things', 'inbox'],
  ['how do I change my email', 'email'],
  ['tnx', 'thanks'],
  ['and these chats do u keep them?', 'privacy'],
  ['can u notify me when sth comes in', 'save'],
  ['and can i delete it later if i change my mind', 'remove'],
  ['how do i make sure the other person isnt a creep', 'safety'],
  ['so how does it all work', 'about'],
  ['is this an ai', 'about'],
  ['could my neighbor collect it for me', 'pickup'],
  ['the giver wants 10 dollars for gas', 'cost'],
  ['a man here asked me for money first', 'cost'],
];

const spanish: readonly (readonly [message: string, topic: string])[] = [
  ['necesito cuenta para pedir algo?', 'account'],
  ['la señora me pide dinero por traerlo', 'cost'],
  ['¿y si nadie los quiere?', 'listingTime'],
  ['¿la pueden mandar a mi casa?', 'pickup'],
  ['¿cómo cambio la contraseña?', 'password'],
  ['olvidé mi contraseña', 'password'],
  ['¿cómo edito mi anuncio?', 'remove'],
  ['¿cuántos años hay que tener?', 'age'],
  ['¿dan recibo para impuestos?', 'taxes'],
  ['¿qué pasa después de pedir?', 'afterAsking'],
  ['la persona no llegó', 'noShow'],
  ['nadie vino', 'noShow'],
  ['necesito ayuda', 'help'],
  ['quiero donar ropa, como le hago', 'donate'],
  ['mi direccion la ven todos?', 'privacy'],
  ['como contacto a la persona', 'contact'],
  ['es gratis d verdad?', 'cost'],
];

describe('The site is explained', () => {
  it.each(english)('%j: %s', (message, topic) => {
    expect(understand(message)).toEqual({ kind: 'topic', topic });
  });
  it.each(spanish)('%j: %s', (message, topic) => {
    expect(understand(message, 'es')).toEqual({ kind: 'topic', topic });
  });

  it('says that asking needs signing in', () => {
    expect(messagesIn('en').topics('', []).account).toMatch(/ask for a donation.*you sign in/);
    expect(messagesIn('es').topics('', []).account).toMatch(/pedir una.*iniciar sesión/);
  });
});

describe('What is new', () => {
  it.each([
    ['whats the newest thing posted', 'en'],
    ['what did people add today', 'en'],
    ['posted today', 'en'],
    ['anything added this week?', 'en'],
    ['qué publicaron hoy', 'es'],
    ['¿qué hay de nuevo?', 'es'],
  ] as const)('%j', (message, language) => {
    const intent = understand(message, language);
    expect(intent).toMatchObject({ kind: 'find', isSure: true });
    expect(intent.kind === 'find' && intent.wishes.map(({ things, unknown }) => [...things, ...unknown])).toEqual([[]]);
  });

  it('is of the things that are named', () => {
    const intent = understand('any dresses posted today?');
    expect(intent.kind === 'find' && intent.wishes[0]?.things.map(({ word }) => word)).toEqual(['dresses']);
  });

  it('is not asked by who has posted something', () => {
    expect(understand('how do I edit what I posted today')).toEqual({ kind: 'topic', topic: 'remove' });
  });
});

it('takes a joke about a vest for a search', () => {
  expect(understand('bullet proof vest? lol no just a suit vest M').kind).toBe('find');
});
