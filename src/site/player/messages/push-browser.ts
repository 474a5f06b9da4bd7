/** What this browser says about web push. */
export type PushState = 'impossible' | 'refused' | 'off' | 'on';

/** A browser's subscription, as the platform takes it. */
export interface BrowserPush {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The site's worker; null where the site has none, or the browser can show no notifications. */
const findWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
};

const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const ofBrowser = (subscription: PushSubscription): BrowserPush => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
});

const currentOf = async (): Promise<PushSubscription | null> =>
  (await (await findWorker())?.pushManager.getSubscription()) ?? null;

/** Whether this browser takes web push, and could. */
export const readPushState = async (): Promise<PushState> => {
  if (!(await findWorker())) return 'impossible';
  if (Notification.permission === 'denied') return 'refused';
  return (await currentOf()) ? 'on' : 'off';
};

/** The subscription of this browser; null where there is none. */
export const readBrowserPush = async (): Promise<BrowserPush | null> => {
  const subscription = await currentOf();
  return subscription && ofBrowser(subscription);
};

/**
 * Asks the person, and then the browser's push service.
 *
 * @param publicKey the platform's, in base64url
 * @returns null when the person or the service says no
 */
export const startBrowserPush = async (publicKey: string): Promise<BrowserPush | null> => {
  const worker = await findWorker();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await worker.pushManager.subscribe(options).catch(() => null);
  return subscription && ofBrowser(subscription);
};

/** Gives the subscription of this browser back. */
export const endBrowserPush = async (): Promise<void> => {
  await (await currentOf())?.unsubscribe();
};
