interface Router {
  readonly subscribe: (listener: () => void) => () => void;
}

const indexOf = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number"
    ? state.idx
    : undefined;

/**
 * The router numbers the entries it makes, and can't keep somebody from leaving to one without a number: an address typed by hand. Around a
 * router, such an entry gets the next number before the router looks, so that a form with unsaved content is asked about there too.
 */
export function withTypedAddresses<R extends Router>(create: () => R): R {
  let current = indexOf(window.history.state) ?? 0;
  // Listeners are called in the order they came, so this one comes before the router's own.
  window.addEventListener("popstate", () => {
    if (indexOf(window.history.state) !== undefined) return;
    window.history.replaceState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx: current + 1 }, "");
  });
  const router = create();
  router.subscribe(() => {
    current = indexOf(window.history.state) ?? current;
  });
  return router;
}
