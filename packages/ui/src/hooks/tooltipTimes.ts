import { createContext } from 'react';

/** Spec §9, in ms: delay, and the time until it applies again. */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

export interface TooltipMemory {
  /** A tooltip closed. */
  note: () => void;
  /** Whether a tooltip closed recently. */
  isFresh: () => boolean;
}

/** Remembers the last close. */
export function createTooltipMemory(): TooltipMemory {
  let closedAt = 0;
  return {
    note: () => {
      closedAt = Date.now();
    },
    isFresh: () => Date.now() - closedAt < tooltipSkipDelay,
  };
}

/** Shared under a `ThemeRoot`. */
export const TooltipMemoryContext = /* @__PURE__ */ createContext<TooltipMemory | undefined>(undefined);
