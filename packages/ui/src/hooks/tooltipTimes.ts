import { createContext } from 'react';

/** Spec §9, in ms: the delay before a tooltip shows, and the time after which the delay applies again. */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

export interface TooltipMemory {
  /** Notes that a tooltip closes now. */
  note: () => void;
  /** Whether a tooltip closed less than the skip delay ago. */
  isFresh: () => boolean;
}

/** Remembers when the last tooltip closed. */
export function createTooltipMemory(): TooltipMemory {
  let closedAt = 0;
  return {
    note: () => {
      closedAt = Date.now();
    },
    isFresh: () => Date.now() - closedAt < tooltipSkipDelay,
  };
}

/** Shared by all tooltips under the same `ThemeRoot`. */
export const TooltipMemoryContext = /* @__PURE__ */ createContext<TooltipMemory | undefined>(undefined);
