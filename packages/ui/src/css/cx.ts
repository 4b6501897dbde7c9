/** Joins class names, ignoring empty names. */
export const cx = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
