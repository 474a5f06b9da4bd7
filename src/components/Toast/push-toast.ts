/** One message that passes by itself. */
export interface Toast {
  tone: 'info' | 'success' | 'warning' | 'error';
  title: string;
  /** A second, quieter line. */
  text?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** How long it stays, in ms; errors and those with an action stay until closed if left out. */
  timeoutMs?: number | undefined;
}

/** A toast in the queue. */
export interface QueuedToast extends Toast {
  id: number;
}

const defaultTimeoutMs = 6000;
const maximumShown = 3;
let toasts: readonly QueuedToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const replace = (next: readonly QueuedToast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a message in the page's `ToastRegion`; of more than three the oldest goes. */
export const pushToast = (toast: Toast): number => {
  const id = nextId;
  nextId += 1;
  const others = toasts.filter((other) => other.title !== toast.title);
  replace([...others, { ...toast, id }].slice(-maximumShown));
  return id;
};

/** Takes a message away; one that is gone already is no fault. */
export const closeToast = (id: number): void => {
  replace(toasts.filter((toast) => toast.id !== id));
};

/** Tells a listener of every change; answers how to stop. */
export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The messages of this moment, oldest first. */
export const currentToasts = (): readonly QueuedToast[] => toasts;

/** How long a toast stays, in ms; null until somebody closes it. */
export const toastLifeMs = ({ tone, action, timeoutMs }: Toast): number | null =>
  timeoutMs ?? (tone === 'error' || action ? null : defaultTimeoutMs);
