import type { BadgeProps } from '@clothesline/ui';
import type { RequestState } from '@clothesline/api-client/members';

/** The tone of a request's state. */
export const stateTone: Record<RequestState, BadgeProps['tone']> = {
  waiting: 'info',
  offered: 'highlight',
  promised: 'accent',
  received: 'success',
  missed: 'danger',
  declined: 'neutral',
  cancelled: 'neutral',
  closed: 'neutral',
};
