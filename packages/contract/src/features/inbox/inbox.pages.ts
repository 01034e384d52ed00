/** Messages to whoever is signed in. */
export const inboxPage = "inbox";
