export type Side = 'top' | 'bottom';

/** In px. */
const distance = 6;
const margin = 8;

export function place(element: HTMLElement, anchor: Element, side: Side) {
  const root = element.ownerDocument.documentElement;
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const above = box.top - distance - margin;
  const below = root.clientHeight - box.bottom - distance - margin;
  const wanted = side === 'top' ? above : below;
  const onTop = (side === 'top') === (height <= wanted || wanted >= Math.max(above, below));
  const left = box.left + (box.width - width) / 2;
  const x = Math.max(margin, Math.min(left, root.clientWidth - width - margin));
  const y = onTop ? Math.max(margin, box.top - distance - height) : box.bottom + distance;
  element.style.inset = `${y}px auto auto ${x}px`;
  element.style.maxBlockSize = `${Math.max(96, onTop ? above : below)}px`;
  element.dataset.side = onTop ? 'top' : 'bottom';
}
