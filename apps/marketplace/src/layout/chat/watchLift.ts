const controls = 'a[href], button, input, select, textarea, [role=tab]';

/** In ms. */
const debounce = 200;

const step = 8;
const most = 240;

/** Lifts the button (`--lift`, in px) just enough to avoid covering any control. Updates once scrolling has stopped. */
export function watchLift(root: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;

  function lift() {
    const launcher = root.querySelector<HTMLElement>('[part=launcher][aria-expanded=false]');
    if (!launcher) return;
    // `offsetTop` isn't affected by the lift
    const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = launcher;
    const right = left + offsetWidth;
    const bottom = top + offsetHeight;
    const taken = [...document.querySelectorAll(controls)]
      .filter((control) => !root.contains(control) && control.checkVisibility?.())
      .map(neededBox)
      .filter((control) => control.right > left && control.left < right);
    const isFree = (by: number) => taken.every((control) => control.bottom <= top - by || control.top >= bottom - by);
    let by = 0;
    while (by < most && !isFree(by)) by += step;
    root.style.setProperty('--lift', `${by < most ? by : 0}px`);
  }

  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(lift, debounce);
  };
  const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(changed);
  resized?.observe(document.body);
  window.addEventListener('scroll', changed, { passive: true, signal });
  window.addEventListener('resize', changed, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resized?.disconnect();
  });
}

/** For controls wider than this (in px), only the middle half has to be uncovered. */
const rowWidth = 240;

function neededBox(control: Element) {
  const box = control.getBoundingClientRect();
  const { left, top, width, height } = box;
  if (width < rowWidth) return box;
  return {
    left: left + width / 4,
    right: left + (width * 3) / 4,
    top: top + height / 4,
    bottom: top + (height * 3) / 4,
  };
}
