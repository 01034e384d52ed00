import { clientsClaim } from "workbox-core";
import { enable as preloadNavigation } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

import { listenToPush } from "./push.ts";

/** The files of the shell, which the build puts in the place of this name; see build/worker.ts. */
declare const shellFiles: PrecacheEntry[];
declare const self: ServiceWorkerGlobalScope;

/** Seconds after which a page that doesn't come is taken from the shell. */
const patience = 6;

// A new version takes over at once: the page always comes from the network when there is one, so no tab waits for another to be closed.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
preloadNavigation();

const fromNetwork = new NetworkOnly({
  networkTimeoutSeconds: patience,
  plugins: [{ handlerDidError: () => matchPrecache("/index.html") }],
});
registerRoute(new NavigationRoute(fromNetwork, { allowlist: [/^\/(index\.html)?(\?|$)/] }));

// Only what stands in the list, under exactly that address. Everything else, and every answer of the API, goes past this worker.
precacheAndRoute(shellFiles, { cleanURLs: false, directoryIndex: "" });

listenToPush();
