import { expect, type Page, type Worker } from "@playwright/test";

interface Shown extends NotificationOptions {
  readonly title: string;
}

/** The service worker of a page, once it is there. What follows the headings of what it shows is kept in it: this browser has no place to show it. */
export async function pushWorker(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const context = page.context();
  await expect.poll(() => context.serviceWorkers().length, { message: "the service worker is there" }).toBe(1);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  await worker.evaluate(() => {
    const shown: object[] = [];
    const opened: string[] = [];
    Object.assign(globalThis, { shown, opened });
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
    // Only a real press lets a worker bring a window to the front or open one.
    Reflect.get(globalThis, "WindowClient").prototype.focus = async () => undefined;
    Reflect.get(globalThis, "clients").openWindow = async (address: string) => void opened.push(address);
  });
  return worker;
}

/** A push service brings this; answers what the worker shows then. */
export async function bring(page: Page, worker: Worker, data: string): Promise<Shown> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await session.detach();
  await expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, "shown").length)).toBe(1);
  return worker.evaluate(() => Reflect.get(globalThis, "shown").pop());
}

/** Somebody presses what was shown; answers the addresses that were opened in a window of their own. */
export const press = (worker: Worker, data: unknown): Promise<string[]> =>
  worker.evaluate(async (given) => {
    const waits: Promise<unknown>[] = [];
    const event = new Event("notificationclick");
    const notification = { data: given, close: () => undefined };
    Object.defineProperties(event, {
      notification: { value: notification },
      waitUntil: { value: (work: Promise<unknown>) => waits.push(work) },
    });
    globalThis.dispatchEvent(event);
    await Promise.all(waits);
    return Reflect.get(globalThis, "opened").splice(0);
  }, data);

/** The push service ends a subscription that was asked for by a key; answers by which the worker asks for another. */
export const endSubscription = (worker: Worker, applicationServerKey: string): Promise<object[]> =>
  worker.evaluate(async (key) => {
    const asked: object[] = [];
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    Object.defineProperty(registration, "pushManager", {
      value: { subscribe: async (options: object) => void asked.push(options) },
      configurable: true,
    });
    const event = new Event("pushsubscriptionchange");
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const waits: Promise<unknown>[] = [];
    Object.defineProperties(event, {
      oldSubscription: { value: { options } },
      waitUntil: { value: (work: Promise<unknown>) => waits.push(work) },
    });
    globalThis.dispatchEvent(event);
    await Promise.all(waits);
    return asked;
  }, applicationServerKey);
