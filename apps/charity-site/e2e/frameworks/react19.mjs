import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

globalThis.mount = (selector, donation) => {
  const root = createRoot(document.querySelector(selector));
  const update = (next) =>
    root.render(
      createElement('clothesline-donation-card', {
        donation: next,
        linkBase: '/gifts',
        'onclothesline-select': globalThis.selected,
      }),
    );
  update(donation);
  return update;
};
