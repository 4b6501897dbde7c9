import '@clothesline/chat-widget/element';

document.addEventListener('opened', ({ target }) => {
  if (target instanceof HTMLElement) target.dataset.opened = 'yes';
});
