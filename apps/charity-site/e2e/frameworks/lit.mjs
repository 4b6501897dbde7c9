import { html, render } from 'lit';

globalThis.mount = (selector, donation) => {
  const update = (next) =>
    render(
      html`<clothesline-donation-card
        .donation=${next}
        link-base="/gifts"
        @clothesline-select=${globalThis.selected}
      ></clothesline-donation-card>`,
      document.querySelector(selector),
    );
  update(donation);
  return update;
};
