export interface Finding {
  check: string;
  state: 'ok' | 'advice' | 'problem';
  what: string;
  mend: string;
}

export type Found = Omit<Finding, 'check'>;

export const ok = (what: string, mend = 'Nothing to do.'): Found => ({ state: 'ok', what, mend });
export const advice = (what: string, mend: string): Found => ({ state: 'advice', what, mend });
export const problem = (what: string, mend: string): Found => ({ state: 'problem', what, mend });
