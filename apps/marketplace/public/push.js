/* Service worker: shows push notifications, and opens their page. It stores nothing. */
const texts = {
  en: {
    asked: 'Somebody asked for your donation.',
    message: 'You have a new message.',
    promised: 'A donation is promised to you.',
    offered: 'It is your turn: a donation is offered to you.',
    proposed: 'Another time is proposed for a pickup.',
    declined: 'The donor declined your request.',
    cancelled: 'A request was taken back.',
    received: 'A donation was collected.',
    'answer reminder': 'A request is waiting for your answer.',
    'pickup reminder': 'A pickup is coming up.',
    other: 'There is news about a donation.',
  },
  es: {
    asked: 'Alguien pidió tu donación.',
    message: 'Tienes un mensaje nuevo.',
    promised: 'Te prometieron una donación.',
    offered: 'Te toca: te ofrecen una donación.',
    proposed: 'Se propone otra hora para una entrega.',
    declined: 'Quien dona rechazó tu solicitud.',
    cancelled: 'Se retiró una solicitud.',
    received: 'Se recogió una donación.',
    'answer reminder': 'Una solicitud espera tu respuesta.',
    'pickup reminder': 'Se acerca una entrega.',
    other: 'Hay novedades de una donación.',
  },
};

self.addEventListener('push', (event) => {
  const { kind, path, language = self.navigator.language.slice(0, 2) } = event.data.json();
  const words = texts[language] ?? texts.en;
  const options = { data: path, tag: path, lang: language, icon: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(words[kind] ?? words.other, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, self.location.origin).href));
});

/** Shows a page in the window that has it, else in a new one. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === address);
  return open ? open.focus() : self.clients.openWindow(address);
}
