import '@clothesline/chat-widget/element';

document.addEventListener('clothesline-opened', ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.opened = 'yes';
});
