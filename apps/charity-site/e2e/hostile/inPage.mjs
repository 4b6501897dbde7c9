/**
 * @param {{ name: string, html: string }[]} cases
 * @param {string[]} allowed The documented attributes of the widget
 * @param {number} together How many cases to put on the page at once
 * @returns {Promise<string[]>} Problems, prefixed with the case name
 */
export async function check(cases, allowed, together) {
  /** @type {string[]} */
  const wrong = [];
  /** @type {string[]} */
  const uncaught = [];
  addEventListener('error', ({ message }) => uncaught.push(message));
  addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
  const place = document.createElement('main');
  document.body.append(place);
  for (let at = 0; at < cases.length; at += together) {
    const batch = cases.slice(at, at + together);
    place.innerHTML = batch.map(({ html }, index) => `<section id="case-${index}">${html}</section>`).join('');
    await settled(place);
    for (const [index, { name }] of batch.entries()) {
      const section = place.children[index];
      if (!section) throw new Error(`The page lost the case ${name}`);
      wrong.push(...problemsOf(section, allowed).map((problem) => `${name}: ${problem}`));
    }
    const names = batch.map(({ name }) => name).join(', ');
    if ('hostileRan' in globalThis) wrong.push(`a script of the author ran, one of: ${names}`);
    if ('polluted' in {}) wrong.push(`Object.prototype was changed, by one of: ${names}`);
    wrong.push(...uncaught.splice(0).map((message) => `uncaught: ${message}, with one of: ${names}`));
    Reflect.deleteProperty(globalThis, 'hostileRan');
    place.replaceChildren();
  }
  return wrong;
}

/** Waits up to 10 s for every widget to render. @param {Element} place */
async function settled(place) {
  await Promise.resolve();
  for (const chat of place.querySelectorAll('clothesline-chat')) Object.assign(chat, { open: true });
  const end = Date.now() + 10_000;
  const pending = () =>
    [...place.querySelectorAll('*')].some(
      (element) => element.localName.startsWith('clothesline-') && !element.shadowRoot?.querySelector('.frame *'),
    );
  do await new Promise((resolve) => setTimeout(resolve, 20));
  while (pending() && Date.now() < end);
  for (const element of place.querySelectorAll('*')) {
    if (!element.localName.startsWith('clothesline-')) continue;
    /** @type {HTMLElement} */ (element).focus();
    for (const type of ['pointerenter', 'mouseover', 'animationend', 'transitionend']) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
}

/** @param {Element} section @param {string[]} allowed */
function problemsOf(section, allowed) {
  /** @type {string[]} */
  const problems = [];
  const hosts = [...section.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('clothesline-'));
  for (const host of hosts) {
    for (const { name, value } of host.attributes) {
      // the chat pauses its animation while opening
      const isStill = name === 'style' && value === '--clothesline-motion-medium: 0s;';
      if (!allowed.includes(name) && !isStill) problems.push(`has the attribute ${name}`);
    }
    const root = host.shadowRoot;
    if (!root?.querySelector('.frame *')) problems.push('shows nothing');
    if (root?.textContent?.includes('This part of the page failed')) problems.push('is broken');
    if (getComputedStyle(host).position === 'fixed') problems.push('lies over the page');
    for (const element of root?.querySelectorAll('*') ?? []) problems.push(...problemsOfElement(element));
  }
  return problems;
}

/** @param {Element} element */
function problemsOfElement(element) {
  return [...element.attributes].flatMap(({ name, value }) => {
    if (name.startsWith('on')) return [`has the handler ${name}`];
    if (['href', 'xlink:href', 'action', 'formaction'].includes(name)) {
      const { protocol } = new URL(value, document.baseURI);
      return /^https?:$/.test(protocol) ? [] : [`leads to ${value.slice(0, 80)}`];
    }
    if (['src', 'srcset', 'poster', 'data'].includes(name)) {
      return /^(https?:|data:image\/|\/)/.test(value) ? [] : [`loads ${value.slice(0, 80)}`];
    }
    if (name === 'style' && /fixed|url\(|expression/i.test(value)) return [`has the style ${value.slice(0, 80)}`];
    return [];
  });
}

/**
 * Waits for donations to appear, or for an error message if the code was tampered with. @param {boolean} isWhole
 * Whether the code is unmodified
 */
export async function checkChunks(isWhole) {
  const end = Date.now() + 10_000;
  const seen = isWhole ? 'article' : '[role=alert]';
  const isThere = () =>
    document.querySelector('clothesline-featured-donations')?.shadowRoot?.querySelector(seen) instanceof Element;
  while (!isThere() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  return [
    ...('hostileRan' in globalThis ? ['code that was changed on its way ran'] : []),
    ...(isThere() ? [] : [`there is no ${seen}`]),
  ];
}
