import { type Ref, type RefCallback, version } from 'react';
import { vars } from '../theme/vars.css.js';

declare const process: { env: { NODE_ENV?: string } };

const patience = 1_000;

const checking = /* @__PURE__ */ new WeakMap<object, RefCallback<HTMLElement>>();
const warned = /* @__PURE__ */ new WeakSet<Document>();
const none = {};

export function useCheckedRoot(given: Ref<HTMLElement> | undefined): Ref<HTMLElement> | undefined {
  if (process.env.NODE_ENV === 'production') return given;
  const key = given ?? none;
  const check = checking.get(key) ?? ((root) => (root && watch(root), assign(given, root)));
  checking.set(key, check);
  return check;
}

function assign(ref: Ref<HTMLElement> | undefined, root: HTMLElement | null) {
  if (typeof ref === 'function') return ref(root);
  if (ref) ref.current = root;
  return undefined;
}

function watch(root: HTMLElement) {
  const { ownerDocument: page } = root;
  if (warned.has(page)) return;
  if (Number.parseInt(version, 10) < 19) {
    warned.add(page);
    console.error(
      `Clothesline needs React 19, but this page has ${version}. Update React, or use the widgets from embed.js, which don't need it.`,
    );
  }
  setTimeout(() => {
    const isSeen = root.getRootNode() === page && root.offsetWidth > 0 && !warned.has(page);
    if (!isSeen || getComputedStyle(root).getPropertyValue(vars.color.text.slice('var('.length, -1))) return;
    warned.add(page);
    console.warn(
      "Clothesline: a <ThemeRoot> has no styles. Import '@clothesline/ui/styles.css' once, and styles.css of each widget.",
    );
  }, patience);
}
