import { createContext } from 'react';

/** Spec §9, in ms: the wait before a tooltip shows, and the time after one in which the next shows at once. */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

/** When the last tooltip closed (ms since the epoch), shared by all under one `ThemeRoot`. */
export const TooltipClosedContext = /* @__PURE__ */ createContext<{ current: number } | undefined>(undefined);
