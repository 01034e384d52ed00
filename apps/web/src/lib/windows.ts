const standing = Promise.withResolvers<void>();

/** Windows over the page, questions and notices, have code of their own, which comes after the first page: whatever opens one waits for it. */
export const windowsStanding: Promise<void> = standing.promise;

/** Said by what shows them, as soon as it can. */
export const noteWindows = (): void => standing.resolve();
