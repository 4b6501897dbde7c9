/** Joins class names and leaves out false, empty or undefined ones. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
