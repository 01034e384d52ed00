/** Event of the document: the page that the server sent as it is to look has come alive. `first-paint.ts` waits for it. */
export const aliveEvent = "first-page-alive";

export const announceFirstPage = (): void => {
  document.dispatchEvent(new Event(aliveEvent));
};

/** Whether the page stands there as the build has drawn it, for whoever has no session. */
export const isFirstPageDrawn = (): boolean => document.documentElement.dataset["first"] === "page";

/** Whatever of the drawn page was held back may be seen: the program has taken its place. */
export const showWhole = (): void => {
  delete document.documentElement.dataset["first"];
};
