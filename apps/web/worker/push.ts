import type { PushMessage } from "@retribusi/contract/features/push/push.message";

declare const self: ServiceWorkerGlobalScope;

/** What came, where it is ours: browsers take the right away from whoever shows nothing, so something always is. */
function messageIn(data: PushMessageData | null): PushMessage {
  const nothing = { judul: "e-Retribusi", isi: "", jalur: "/inbox", tanda: "retribusi" };
  try {
    return { ...nothing, ...data?.json() };
  } catch {
    return nothing;
  }
}

/** Only a page of ours is opened, whatever a message says. */
const addressOf = (path: unknown): string =>
  `${self.registration.scope}#${typeof path === "string" && path.startsWith("/") ? path : "/inbox"}`;

/** A tab that is open already goes there; else another one is opened. Signing in remembers where to. */
async function open(address: string): Promise<void> {
  const [tab] = await self.clients.matchAll({ type: "window" });
  if (!tab) return void (await self.clients.openWindow(address));
  await tab.focus();
  await tab.navigate(address);
}

/** Shows what push services bring, and leads to it. */
export function listenToPush(): void {
  self.addEventListener("push", (event) => {
    const { judul, isi, jalur, tanda } = messageIn(event.data);
    event.waitUntil(
      self.registration.showNotification(judul, { body: isi, tag: tanda, icon: "/icon-192.png", data: { jalur } }),
    );
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(addressOf(event.notification.data?.jalur)));
  });
  // The application tells the server of the new address when it is opened next: this worker knows nobody's sign-in.
  self.addEventListener("pushsubscriptionchange", (event) => {
    const { oldSubscription } = event;
    if (oldSubscription) event.waitUntil(self.registration.pushManager.subscribe(oldSubscription.options));
  });
}
