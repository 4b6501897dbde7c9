/**
 * Styles for the early panel. Colors and sizes are copied from Panel.css.ts, Composer.css.ts and MessageList.css.ts.
 */
export const style =
  '.p,.p *{box-sizing:border-box;margin:0}' +
  '.p{position:fixed;z-index:var(--clothesline-chat-stacking,900);display:flex;flex-direction:column;overflow:hidden;inset:0 0 auto;block-size:100dvh;background:var(--clothesline-color-surface,light-dark(#fffdf9,#1c2431));color:var(--clothesline-color-text,light-dark(#1f2a3d,#f3ecdf));font:16px/1.55 var(--clothesline-font-body,"Segoe UI Variable Text","Segoe UI",system-ui,-apple-system,"Helvetica Neue",Arial,sans-serif)}' +
  '.h{position:relative;padding:16px 12px 16px 24px;background:var(--clothesline-color-canvas,light-dark(#faf6ee,#141a24));font-size:12px;line-height:1.35;color:var(--clothesline-color-muted,light-dark(#566072,#b3b7bf))}' +
  '.h b{display:block;margin-block-end:2px;font-size:18px;line-height:1.15;letter-spacing:-.012em;font-family:var(--clothesline-font-heading,"Avenir Next",Avenir,"Segoe UI Variable Display","Segoe UI Variable Text","Segoe UI",system-ui,-apple-system,"Helvetica Neue",Arial,sans-serif);color:var(--clothesline-color-text,light-dark(#1f2a3d,#f3ecdf))}' +
  '.m{flex:1;padding:16px 16px 28px;display:flex;align-items:end}' +
  '.m span{max-inline-size:calc(85% + 32px);padding:12px 16px;border-radius:16px;border-end-start-radius:6px;background:var(--clothesline-color-sunken,light-dark(#f1e9dc,#0e131b))}' +
  '.x{position:absolute;inset-block-start:12px;inset-inline-end:12px;inline-size:44px;block-size:44px;border:0;background:none;color:inherit;font:20px system-ui}' +
  '.p~p{position:fixed;z-index:var(--clothesline-chat-stacking,900);inset:72px 24px auto auto}' +
  '.w{padding:8px 12px calc(12px + env(safe-area-inset-bottom,0px))}' +
  'textarea{display:block;inline-size:100%;block-size:53px;padding:13px 66px 13px 19px;border:1.5px solid var(--clothesline-color-line-strong,light-dark(#877c6b,#78859b));border-radius:24px;resize:none;background:none;color:inherit;font:inherit;line-height:24px}textarea::placeholder{color:var(--clothesline-color-muted,light-dark(#566072,#b3b7bf));opacity:1}' +
  'textarea:focus{outline:3px solid var(--clothesline-color-focus,light-dark(#2459a6,#93bdf7));outline-offset:-1.5px}' +
  '@media(width<768px){.p{z-index:var(--clothesline-chat-stacking,2147483000)}}@media(width>=768px){.p{inset-block:auto calc(var(--clothesline-chat-offset-block,16px) + 72px);inset-inline:auto var(--clothesline-chat-offset-inline,16px);inline-size:388px;block-size:600px;max-block-size:calc(100dvh - var(--clothesline-chat-offset-block,16px) - 84px - var(--clothesline-chat-offset-top,0px));border:1px solid var(--clothesline-color-line,light-dark(#e5dccb,#323d4f));border-radius:24px;box-shadow:0 4px 10px light-dark(#5a402014,#00000059),0 20px 48px light-dark(#3d2c1a2e,#00000099)}.x{display:none}.s{inset-inline:var(--clothesline-chat-offset-inline,16px) auto}}';
