/* The service worker for push notifications. It also opens the right page on click and renews expired subscriptions. */
self.addEventListener('push', (event) => {
  const { path, texts } = event.data.json();
  const names = Object.keys(texts);
  const isSame = (name, tag) => name.split('-')[0] === tag.split('-')[0];
  const wanted = self.navigator.languages.flatMap((tag) => names.filter((name) => isSame(name, tag)));
  const [language] = [...wanted, ...names];
  const options = { data: path, tag: path, lang: language, icon: '/icon-192.png' };
  event.waitUntil(self.registration.showNotification(texts[language], options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, self.location.origin).href));
});

async function show(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()));

async function renew() {
  const address = `${new URLSearchParams(self.location.search).get('api') ?? ''}/api/me/push`;
  const credentials = 'include';
  const response = await fetch(address, { credentials });
  const { key } = response.ok ? await response.json() : {};
  if (!key) return;
  const { pushManager } = self.registration;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(address, { method: 'PUT', credentials, headers, body: JSON.stringify(subscription) });
}
