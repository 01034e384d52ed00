const markKey = "retribusi.push";

/** What can be done on this browser: `home-screen` where only an application on the home screen is told (iPhone, iPad). */
export type PushState = "unsupported" | "home-screen" | "blocked" | "possible";

const isApple = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

const hasPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export function readPushState(): PushState {
  if (!hasPush()) return isApple() ? "home-screen" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

/** Who wants to be told on this browser; it names nobody. */
const isWantedBy = (userid: number): boolean => localStorage.getItem(markKey) === String(userid);

/** What the server is told of a subscription. */
const wishOf = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return { alamat: endpoint ?? "", kuncipublik: keys?.["p256dh"] ?? "", rahasia: keys?.["auth"] ?? "" };
};

const findRegistration = async () => (hasPush() ? await navigator.serviceWorker.getRegistration() : undefined);

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Asks the browser's push service by our key; one that was asked by a former key is asked anew. Throws what the browser does. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) {
  const known = await pushManager.getSubscription();
  if (known && base64url(known.options.applicationServerKey) !== applicationServerKey) await known.unsubscribe();
  return wishOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** The person refused, just now or long ago. */
export class PushBlocked extends Error {}

/** Asks the person, then the push service. Throws PushBlocked, and what the browser does. */
export async function switchPushOn(userid: number, key: string) {
  if ((await Notification.requestPermission()) !== "granted") throw new PushBlocked();
  const registration = await findRegistration();
  if (!registration) throw new Error("There is no service worker");
  const wish = await subscribe(registration, key);
  localStorage.setItem(markKey, String(userid));
  return wish;
}

/** This browser is told no more. */
export async function switchPushOff(): Promise<void> {
  localStorage.removeItem(markKey);
  await (await (await findRegistration())?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * What the server is to know of this browser as it is now, where its person wants to be told and was asked before; undefined where there is
 * nothing to say. Whoever else signs in here isn't told by what somebody before has switched on.
 */
export async function renewedPush(userid: number, key: string) {
  const registration = await findRegistration();
  if (!registration) return;
  if (isWantedBy(userid) && Notification.permission === "granted") return subscribe(registration, key);
  await switchPushOff();
}
