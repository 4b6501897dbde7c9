/**
 * Styles for the placeholders. They draw the same launcher as the chat (see Launcher.tsx) or reserve the final height
 * of the widget. Colors and sizes are copied from the themes and widgets. The icon is black or white, depending on the
 * contrast with the accent color.
 */
export const style =
  ':host{display:block!important}:host(clothesline-chat){display:contents!important}:host([hidden]){display:none!important}' +
  ':host:before{content:"";display:grid;grid-template-columns:minmax(0,1200px)}' +
  '.f{all:initial;display:block}' +
  '.l{position:fixed;bottom:calc(var(--clothesline-chat-offset-block,16px) + env(safe-area-inset-bottom,0px));inset-inline-end:var(--clothesline-chat-offset-inline,16px);z-index:var(--clothesline-chat-stacking,900);width:60px;height:60px;border:0;border-radius:60px;forced-color-adjust:none;--a:var(--clothesline-color-accent,light-dark(#b0452b,#f2906f));background:var(--a);color:lch(from var(--a) calc(9e9*(49 - l)) 0 0)}' +
  ':host([placement=start]) .l{inset-inline:var(--clothesline-chat-offset-inline,16px) auto}' +
  '.l:before{content:"";position:absolute;inset:14px;scale:1.875;background:currentcolor;clip-path:path("M2 8q14 4 28 0v.7q-14 4-28 0M11 8h2v4h-2M19 8h2v4h-2M10 12h12q2 0 2 2v6q0 2-2 2h-6l-5 4v-4q-3 0-3-2v-6q0-2 2-2M12 16v1h8v-1")}' +
  '.donations{display:grid;gap:24px;padding-top:49px;grid-template-columns:repeat(auto-fill,minmax(min(100%,max(232px,25% - 18px,min(50% - 18px,(1e3px - 100%)*99))),1fr))}' +
  '.card{max-width:488px}.r{border-radius:16px;background:#8882;aspect-ratio:4/3;padding-bottom:202px}' +
  '.form>*{height:602px}.map>*{height:338px}' +
  '@media print{.l{display:none}}' +
  '@media(width<768px){.map>*{height:475px}}';
