import { createApp, h, shallowRef } from 'vue';

globalThis.mount = (selector, donation) => {
  const current = shallowRef(donation);
  const render = () =>
    h('clothesline-donation-card', {
      donation: current.value,
      linkBase: '/gifts',
      'onClothesline-select': globalThis.selected,
    });
  createApp({ render }).mount(selector);
  return (next) => {
    current.value = next;
  };
};
