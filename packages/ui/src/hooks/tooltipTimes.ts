import { createContext } from 'react';

/** The delay in ms, and how long after closing one tooltip the next one opens without it (spec §9). */
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
