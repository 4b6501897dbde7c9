import { createContext } from 'react';

/** Delay before a tooltip opens, and how long after closing one the next opens without it (in ms, spec §9). */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

export interface TooltipMemory {
  note: () => void;
  isFresh: () => boolean;
}

/** Remembers when a tooltip was last closed. */
export function createTooltipMemory(): TooltipMemory {
  let closedAt = 0;
  return {
    note: () => {
      closedAt = Date.now();
    },
    isFresh: () => Date.now() - closedAt < tooltipSkipDelay,
  };
}

export const TooltipMemoryContext = /* @__PURE__ */ createContext<TooltipMemory | undefined>(undefined);
