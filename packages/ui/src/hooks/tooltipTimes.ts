import { createContext } from 'react';

/** Spec §9, in ms: the wait before a tooltip shows, and the time after one in which the next shows at once. */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

export interface TooltipMemory {
  /** Notes that a tooltip closes now. */
  note: () => void;
  /** Whether one closed less than the skip delay ago. */
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

/** The memory that all tooltips under one `ThemeRoot` share. */
export const TooltipMemoryContext = /* @__PURE__ */ createContext<TooltipMemory | undefined>(undefined);
