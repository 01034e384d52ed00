/** What the browser keeps under these names is read before the program has come, too: by `first-paint.ts`. */
export const tokenKey = "retribusi.token";
export const languageKey = "retribusi.locale";
export const tipKey = "retribusi.petunjuk";

/** Where a customer's own receipts lie is called by this and the account's number. */
export const receiptPrefix = "receipts-";
