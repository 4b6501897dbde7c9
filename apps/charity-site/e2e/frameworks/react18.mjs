import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// React 18 can't attach custom event handlers in JSX
const listen = (element) => element?.addEventListener('clothesline-select', globalThis.selected);

globalThis.mount = (selector, donation) => {
  const root = createRoot(document.querySelector(selector));
  const update = (next) =>
    root.render(createElement('clothesline-donation-card', { donation: next, linkBase: '/gifts', ref: listen }));
  update(donation);
  return update;
};
