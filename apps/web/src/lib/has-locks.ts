/** Whether tabs can agree on who does something: browsers have locks only where the page came over a connection that nobody reads along. */
export const hasLocks = (): boolean => Boolean(navigator.locks);
