/** Selection of the visitor: one donation, or the donations on one spot. */
export type Selection =
  | { kind: 'donation'; id: number }
  | { kind: 'spot'; key: string; count: number; ids: readonly number[] };

export const isDonation = (selection: Selection | undefined, id: number) =>
  selection?.kind === 'donation' && selection.id === id;

export const isSpot = (selection: Selection | undefined, key: string) =>
  selection?.kind === 'spot' && selection.key === key;
