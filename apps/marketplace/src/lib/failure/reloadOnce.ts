const key = 'clothesline_reloaded';

/** Ms in which a page reloads by itself only once: servers of two releases could else send it to and fro. */
const pause = 60_000;

/** Reloads the page at its address, unless it did so just now or the browser stores nothing. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return;
  }
  window.location.reload();
}
