import { loaderMessages } from './messages.js';

/** The chunk of each widget. */
export const chunkOf: Readonly<Record<string, string>> = {
  chat: 'chat',
  'featured-donations': 'donations',
  'donation-card': 'donations',
  'create-form': 'form',
  'donations-map': 'map',
};

const grid = (count: number) => `.g{grid-template-columns:repeat(${count},1fr)}`;

/**
 * What stands in a widget's place: the launcher as the chat draws it, and room of the height that the widget will have.
 * Its colours and measures are those of the themes and the widgets.
 */
export const style =
  ':host{display:block!important;color-scheme:light}' +
  ':host([theme=dark]){color-scheme:dark}:host([theme=auto]),:host(clothesline-chat:not([theme=light],[theme=dark])){color-scheme:light dark}' +
  ':host([hidden]){display:none!important}' +
  '.f{all:initial;display:block;container-type:inline-size;font:14px/1.5 system-ui,sans-serif}' +
  ':host(clothesline-chat){display:contents!important}' +
  'button{font:inherit}' +
  '.l{position:fixed;inset-block-end:calc(var(--clothesline-chat-offset-block,16px) + env(safe-area-inset-bottom,0px));inset-inline-end:var(--clothesline-chat-offset-inline,16px);z-index:var(--clothesline-chat-stacking,900);inline-size:60px;block-size:60px;padding:0;border:0;border-radius:99px;cursor:pointer;background:var(--a);color:light-dark(#fff,#2a120a);box-shadow:0 6px 24px #1f2a3d4d;--a:var(--clothesline-color-accent,light-dark(#b0452b,#f2906f))}' +
  ':host([placement=start]) .l{inset-inline:var(--clothesline-chat-offset-inline,16px) auto}' +
  '.l:focus-visible{outline:3px solid var(--a);outline-offset:3px}' +
  '.l[aria-busy]{cursor:progress}' +
  '.g{display:grid;gap:24px;padding-top:58px}' +
  '.g>*{aspect-ratio:4/3;padding-bottom:188px;box-sizing:content-box}' +
  '.b{block-size:var(--h)}' +
  '.g>*,.b{border-radius:16px;background:light-dark(#f1e9dc,#0e131b)}' +
  `@container(min-width:520px){${grid(2)}}@container(min-width:760px){${grid(3)}}@container(min-width:1000px){${grid(4)}}`;

/** The height of a widget whose height does not follow its width, in px: narrow and wide. */
const heights: Readonly<Record<string, readonly [number, number]>> = {
  'create-form': [860, 860],
  'donations-map': [650, 536],
};

/** From which width of the viewport on the map is the wide one (`media.tablet`). */
const wide = '(min-width:768px)';

/** The drawing of the launcher: the line, the bubble, the pegs, the words. */
const drawing = [
  ['M-1 8.2Q16 12.4 33 8.2', 0.9],
  [
    'M10.5 11.8h11a2.6 2.6 0 0 1 2.6 2.6v5.4a2.6 2.6 0 0 1-2.6 2.6h-6l-3.9 3.1c-.4.3-.9 0-.9-.4v-2.7h-.2a2.6 2.6 0 0 1-2.6-2.6v-5.4a2.6 2.6 0 0 1 2.6-2.6Z',
  ],
  ['M12 8.3v5.2m8-5.2v5.2', 2.3],
  ['M12.2 16.7h7.6m-7.6 2.7h4.6', 1.3],
] as const;

/** Fills a frame with what stands in the widget's place; gives the launcher, where there is one. */
export function drawFacade(frame: HTMLElement, name: string, host: Element): HTMLElement | undefined {
  const { ownerDocument: document } = frame;
  const add = (parent: Element, tag: string, className: string) => {
    const child = document.createElement(tag);
    child.className = className;
    parent.append(child);
    return child;
  };
  const height = heights[name];
  if (height) {
    const isWide = document.defaultView?.matchMedia(wide).matches;
    add(frame, 'div', 'b').style.setProperty('--h', `${height[isWide ? 1 : 0]}px`);
  } else if (name === 'chat') {
    const button = add(frame, 'button', 'l');
    button.setAttribute('aria-label', loaderMessages.openChat);
    button.setAttribute('aria-expanded', 'false');
    button.setAttribute('part', 'launcher');
    button.append(draw(document));
    return button;
  } else {
    const cards = add(frame, 'div', 'g');
    if (name === 'donation-card') cards.style.padding = '0';
    const count = name === 'donation-card' ? 1 : Number(host.getAttribute('limit') ?? 4);
    for (let index = 0; index < count; index += 1) add(cards, 'div', '');
  }
}

function draw(document: Document): SVGElement {
  const make = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag);
  const svg = make('svg');
  svg.setAttribute('viewBox', '0 0 32 32');
  for (const [d, width] of drawing) {
    const path = make('path');
    path.setAttribute('d', d);
    path.setAttribute('fill', width ? 'none' : 'currentColor');
    if (width) path.setAttribute('stroke', width === 1.3 ? 'var(--a)' : 'currentColor');
    if (width) path.setAttribute('stroke-width', `${width}`);
    path.setAttribute('stroke-linecap', 'round');
    svg.append(path);
  }
  return svg;
}
