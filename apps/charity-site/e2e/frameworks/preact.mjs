import { h, render } from 'preact';

globalThis.mount = (selector, donation) => {
  const update = (next) =>
    render(
      h('clothesline-donation-card', {
        donation: next,
        linkBase: '/gifts',
        'onclothesline-select': globalThis.selected,
      }),
      document.querySelector(selector),
    );
  update(donation);
  return update;
};
