/**
 * Header of calls that a screen makes by itself while nobody is at it, such as a list that looks for news: they are no use of the session,
 * so that a screen left open doesn't keep it alive.
 */
export const unattended = "x-unattended";
