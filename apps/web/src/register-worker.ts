/** Lets the browser keep the shell, after the page is there. While the product is worked on, each file comes anew. */
const register = (): void => {
  // A browser that refuses it, as in private windows, works with the network alone.
  void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
};

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register);
}
