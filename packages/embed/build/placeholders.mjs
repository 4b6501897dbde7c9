import { fixed, tokens } from '@clothesline/ui/theme';
import { transform } from 'esbuild';

const { radius, shadow, space, text } = tokens;
const { border, stacking } = fixed;

/** @param {keyof typeof tokens.color} name */
const color = (name) => {
  const [light, dark] = tokens.color[name];
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `var(--clothesline-color-${kebab}, light-dark(${light}, ${dark}))`;
};

/** @param {keyof typeof tokens.font} name */
const font = (name) => `var(--clothesline-font-${name}, ${tokens.font[name]})`;

const offsetBlock = `var(--clothesline-chat-offset-block, ${space.medium})`;
const offsetInline = `var(--clothesline-chat-offset-inline, ${space.medium})`;
const phone = 'width < 768px';

/**
 * Styles of the placeholders. They draw the launcher of the chat (chat-widget/src/parts/Launcher) or reserve the final
 * height of the widget. The icon is black or white, depending on the contrast with the accent color.
 */
export const facadeStyle = await minify(`
  :host { display: block !important; }
  :host(clothesline-chat) { display: contents !important; }
  :host([hidden]) { display: none !important; }
  :host::before { content: ''; display: grid; grid-template-columns: minmax(0, 1200px); }
  .f { all: initial; display: block; }
  .l {
    --a: ${color('accent')};
    position: fixed;
    bottom: calc(${offsetBlock} + env(safe-area-inset-bottom, 0px));
    inset-inline-end: ${offsetInline};
    z-index: var(--clothesline-chat-stacking, ${stacking.chat});
    width: 60px;
    height: 60px;
    border: 0;
    border-radius: ${radius.pill};
    forced-color-adjust: none;
    background: var(--a);
    color: lch(from var(--a) calc(9e9 * (49 - l)) 0 0);
  }
  :host([placement='start']) .l { inset-inline: ${offsetInline} auto; }
  .l::before {
    content: '';
    position: absolute;
    inset: 14px;
    scale: 1.875;
    background: currentcolor;
    clip-path: path('M2 8q14 4 28 0v.7q-14 4-28 0M11 8h2v4h-2M19 8h2v4h-2M10 12h12q2 0 2 2v6q0 2-2 2h-6l-5 4v-4q-3 0-3-2v-6q0-2 2-2M12 16v1h8v-1');
  }
  .donations {
    display: grid;
    gap: ${space.large};
    padding-top: 49px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(232px, 25% - 18px, min(50% - 18px, (1000px - 100%) * 99))), 1fr));
  }
  .card { max-width: 488px; }
  .r { border-radius: ${radius.large}; background: #8882; aspect-ratio: 4 / 3; padding-bottom: 202px; }
  .form > * { height: 602px; }
  .map > * { height: 338px; }
  @media print { .l { display: none; } }
  @media (${phone}) { .map > * { height: 475px; } }
`);

/** Styles of the early panel, which looks like the chat's panel (chat-widget/src/parts). */
export const panelStyle = await minify(`
  .p, .p * { box-sizing: border-box; margin: 0; }
  .p {
    position: fixed;
    z-index: var(--clothesline-chat-stacking, ${stacking.chat});
    display: flex;
    flex-direction: column;
    overflow: hidden;
    inset: 0 0 auto;
    block-size: 100dvh;
    background: ${color('surface')};
    color: ${color('text')};
    font: ${text.medium} / ${tokens.leading.normal} ${font('body')};
  }
  .h {
    position: relative;
    padding: ${space.medium} ${space.small} ${space.medium} ${space.large};
    background: ${color('canvas')};
    font-size: ${text.xsmall};
    line-height: ${tokens.leading.snug};
    color: ${color('muted')};
  }
  .h b {
    display: block;
    margin-block-end: 2px;
    font-size: 18px;
    line-height: ${tokens.leading.tight};
    letter-spacing: ${fixed.type.heading.tracking}em;
    font-family: ${font('heading')};
    color: ${color('text')};
  }
  .m { flex: 1; padding: ${space.medium} ${space.medium} 28px; display: flex; align-items: end; }
  .m span {
    max-inline-size: calc(85% + 32px);
    padding: ${space.small} ${space.medium};
    border-radius: ${radius.large};
    border-end-start-radius: ${radius.small};
    background: ${color('sunken')};
  }
  .x {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    background: none;
    color: inherit;
    font: 20px system-ui;
  }
  .p ~ p { position: fixed; z-index: var(--clothesline-chat-stacking, ${stacking.chat}); inset: 72px 24px auto auto; }
  .w { padding: ${space.xsmall} ${space.small} calc(${space.small} + env(safe-area-inset-bottom, 0px)); }
  textarea {
    display: block;
    inline-size: 100%;
    block-size: 53px;
    padding: 13px 66px 13px 19px;
    border: ${border.control} solid ${color('lineStrong')};
    border-radius: ${radius.xlarge};
    resize: none;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 24px;
  }
  textarea::placeholder { color: ${color('muted')}; opacity: 1; }
  textarea:focus { outline: ${border.focus} solid ${color('focus')}; outline-offset: -1.5px; }
  @media (${phone}) { .p { z-index: var(--clothesline-chat-stacking, 2147483000); } }
  @media not (${phone}) {
    .p {
      inset-block: auto calc(${offsetBlock} + 72px);
      inset-inline: auto ${offsetInline};
      inline-size: 388px;
      block-size: 600px;
      max-block-size: calc(100dvh - ${offsetBlock} - 84px - var(--clothesline-chat-offset-top, 0px));
      border: ${border.thin} solid ${color('line')};
      border-radius: ${radius.xlarge};
      box-shadow: ${shadow.large};
    }
    .x { display: none; }
    .s { inset-inline: ${offsetInline} auto; }
  }
`);

/** @param {string} css */
async function minify(css) {
  return (await transform(css, { loader: 'css', minify: true })).code.trim();
}
