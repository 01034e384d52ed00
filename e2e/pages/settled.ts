import { expect, type Page, type Request } from "@playwright/test";

const quietMs = 500;

/** The stream of events of whoever is signed in, which never ends. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === "/api/live";

/** Looks at what a page asks for from now on; answers a way to wait until all of it has come and nothing was asked for a while. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  page.on("request", (request) => {
    if (isStream(request)) return;
    open.add(request);
    changed = Date.now();
  });
  const over = (request: Request) => {
    if (open.delete(request)) changed = Date.now();
  };
  page.on("requestfinished", over).on("requestfailed", over);
  return () =>
    expect.poll(() => open.size === 0 && Date.now() - changed >= quietMs, { message: "the page settles" }).toBe(true);
}
