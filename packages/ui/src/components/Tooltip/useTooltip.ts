import { useContext, useEffect, useRef, useState } from 'react';
import { TooltipMemoryContext, tooltipDelay } from '../../hooks/tooltipTimes.js';

/** Manages whether the tooltip is open, with the delays from the spec (§9). */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const memory = useContext(TooltipMemoryContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) memory?.note();
    setOpen(false);
  };
  const showSoon = () => {
    clearTimeout(timer.current);
    if (memory?.isFresh()) setOpen(true);
    else timer.current = setTimeout(() => setOpen(true), tooltipDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, show, showSoon, hide };
}
