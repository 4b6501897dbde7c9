export function withHash(hash: string) {
  const { href } = window.location;
  window.history.replaceState(window.history.state, '', hash);
  return () => window.history.replaceState(window.history.state, '', href);
}
