interface StubbedPush {
  readonly asked: number;
  readonly isSubscribed: boolean;
  restore(): void;
}

interface PushStub {
  permission?: NotificationPermission;
  answer?: NotificationPermission;
}

export function stubPush({ permission = 'default', answer = 'granted' }: PushStub = {}): StubbedPush {
  let asked = 0;
  let subscription: object | null = null;
  const notification = {
    permission,
    async requestPermission() {
      asked += 1;
      notification.permission = answer;
      return answer;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      if (typeof applicationServerKey !== 'string') throw new TypeError('The stub wants a key.');
      subscription = {
        toJSON: () => ({
          endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
        }),
        async unsubscribe() {
          subscription = null;
          return true;
        },
      };
      return subscription;
    },
  };
  const registration = { pushManager };
  const stubs: readonly [object, string, unknown][] = [
    [globalThis, 'PushManager', Object],
    [globalThis, 'Notification', notification],
    [
      navigator,
      'serviceWorker',
      {
        register: async () => registration,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      },
    ],
  ];
  const before = stubs.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  for (const [owner, name, value] of stubs) Object.defineProperty(owner, name, { configurable: true, value });
  return {
    get asked() {
      return asked;
    },
    get isSubscribed() {
      return subscription !== null;
    },
    restore() {
      for (const [index, [owner, name]] of stubs.entries()) {
        const own = before[index];
        if (own) Object.defineProperty(owner, name, own);
        else Reflect.deleteProperty(owner, name);
      }
    },
  };
}
