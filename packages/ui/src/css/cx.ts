/** Joins class names and leaves out what is false, empty or undefined. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
