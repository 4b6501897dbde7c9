import { make } from './make.js';
import { loaderMessages } from './messages.js';

/**
 * What stands in a widget's place: the launcher as the chat draws it (Launcher.tsx, its drawing as one outline), and room
 * of the height that the widget will have. Colours and measures are those of the themes and the widgets.
 */
export const style =
  ':host{display:block!important}:host(clothesline-chat){display:contents!important}:host([hidden]){display:none!important}' +
  '.f{all:initial;display:block;container-type:inline-size;font:14px system-ui;color:canvastext}' +
  '.l{position:fixed;inset-block-end:calc(var(--clothesline-chat-offset-block,16px) + env(safe-area-inset-bottom,0px));inset-inline-end:var(--clothesline-chat-offset-inline,16px);z-index:var(--clothesline-chat-stacking,900);inline-size:60px;block-size:60px;border:0;border-radius:99px;cursor:pointer;forced-color-adjust:none;background:var(--clothesline-color-accent,light-dark(#b0452b,#f2906f));color:light-dark(#fff,#2a120a);box-shadow:0 4px 24px #0004}' +
  ':host([placement=start]) .l{inset-inline:var(--clothesline-chat-offset-inline,16px) auto}' +
  '.l:before{content:"";position:absolute;inset:14px;scale:1.875;background:currentcolor;clip-path:path("M2.2 8q13.8 4 27.6 0v.7q-13.8 4-27.6 0M11 8.3h2v4h-2M19 8.3h2v4h-2M10.5 11.8h11a2.6 2.6 0 0 1 2.6 2.6v5.4a2.6 2.6 0 0 1-2.6 2.6h-6l-4.8 3.5v-3.5a2.6 2.6 0 0 1-2.8-2.6v-5.4a2.6 2.6 0 0 1 2.6-2.6M12 16v1.3h8v-1.3M12 18.7v1.3h5v-1.3")}' +
  '.donations,.card{display:grid;gap:24px;grid-template-columns:repeat(var(--c,1),1fr)}' +
  '.donations{padding-top:49px}' +
  '.r{border-radius:16px;background:#8882;padding-bottom:202px;aspect-ratio:4/3;box-sizing:content-box}' +
  '.form>*,.map>*{aspect-ratio:auto;height:660px}' +
  '.map>*{height:338px}' +
  '@media(width<768px){.map>*{height:475px}.form>*{height:679px}}' +
  '@container(width>=520px){.donations{--c:2}}@container(width>=760px){.donations{--c:3}}@container(width>=1000px){.donations{--c:4}}';

/** Fills a shadow root with what stands in the widget's place; gives whether that is a launcher. */
export function drawFacade(root: ShadowRoot, element: Element, want: () => void): boolean {
  const kind = element.localName.split('-').at(-1) ?? '';
  const given = (name: string, standard: string) => element.getAttribute(name) ?? standard;
  const theme = given('theme', kind === 'chat' ? 'auto' : 'light');
  const frame = make(root, 'div', { className: 'f', style: `color-scheme:${theme === 'auto' ? 'light dark' : theme}` });
  if (kind === 'chat') {
    const launcher = make(frame, 'button', {
      className: 'l',
      part: 'launcher',
      ariaLabel: loaderMessages.openChat,
      onpointerenter: want,
      onfocus: want,
      // Read by the panel, which comes next (src/panel).
      onclick() {
        launcher.ariaExpanded = 'true';
        want();
      },
    });
    return true;
  }
  // What is not light has a ground of its own, and keeps off its edges (widget-element's ElementProvider).
  if (theme !== 'light') frame.style.padding = '16px';
  const places = make(frame, 'div', { className: kind });
  for (let left = kind === 'donations' ? +given('limit', '4') : 1; left > 0; left--) {
    make(places, 'div', { className: 'r' });
  }
  return false;
}
