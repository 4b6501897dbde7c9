import { translatePage } from '../support/translatePage.js';

/** Serializes a self-contained function and its JSON input into a script that can run before the page's own. */
export const script = <Input>(run: (input: Input) => void, input?: Input): string =>
  `(${String(run)})(${JSON.stringify(input)})`;

const year = 31_536_000_000;

/** Shifts the clock by `shift` ms. */
function shiftClock(shift: number): void {
  const { now } = Date;
  window.Date = new Proxy(Date, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now() + shift], newTarget),
    get: (target, name, receiver) => (name === 'now' ? () => now() + shift : Reflect.get(target, name, receiver)),
  });
}

/** Removes the APIs that Chromium 111 and Safari 16.4 don't have yet. */
function removeNewApis(): void {
  for (const [owner, names] of [
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Array, ['fromAsync']],
    [HTMLElement.prototype, ['showPopover', 'popover']],
    [String.prototype, ['toWellFormed', 'isWellFormed']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [window, ['requestIdleCallback', 'Iterator']],
  ] as const) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }
}

function fillStorage(): void {
  const keys = ['saved', 'draft', 'location', 'location_refused', 'appearance', 'scroll', 'chat_unsent'];
  const names = [...keys.map((key) => `clothesline_${key}`), 'chat_session_id'];
  for (const store of [localStorage, sessionStorage]) {
    for (const name of names) store.setItem(name, '{"id":[null,"\u0000",{"a":1e999}],"title":7');
  }
}

export const clocks: Record<string, string> = {
  'a clock that is a year behind': script(shiftClock, -year),
  'a clock that is a year ahead': script(shiftClock, year),
};

export const devices: Record<string, string> = {
  'storage that throws': script(blockStorage),
  'storage full of other things': script(fillStorage),
  'a translator': script(translatePage),
  'the APIs of Chromium 111 and Safari 16.4': script(removeNewApis),
  ...clocks,
};

export const tooOld = script(() => {
  const { supports } = CSS;
  CSS.supports = (...words: string[]) => !words.join().includes('color-mix') && supports.apply(CSS, words as [string]);
});
