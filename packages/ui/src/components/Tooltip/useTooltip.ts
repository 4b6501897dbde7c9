import { useContext, useEffect, useRef, useState } from 'react';
import { TooltipClosedContext, tooltipDelay, tooltipSkipDelay } from '../../hooks/tooltipTimes.js';

/** Whether a tooltip is open, with the delays of the spec (§9). */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const lastClosed = useContext(TooltipClosedContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open && lastClosed) lastClosed.current = Date.now();
    setOpen(false);
  };
  const showSoon = () => {
    clearTimeout(timer.current);
    const skips = lastClosed !== undefined && Date.now() - lastClosed.current < tooltipSkipDelay;
    if (skips) setOpen(true);
    else timer.current = setTimeout(() => setOpen(true), tooltipDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, show, showSoon, hide };
}
