/**
 * Header of a call that searches, instead of `search` in its address: people search for names, numbers and addresses of people, and what
 * stands in an address is written down by every proxy on the way. Its value is percent-encoded.
 */
export const searchHeader = "x-search";

/**
 * Whoever accepts this type hears where their export stands in line when it can't be made at once: one JSON document a line, the place
 * whenever it changes (1 is next, 0 is being made), then either the document, whose bytes follow that line as they are, or what went wrong.
 */
export const queuedDocument = "application/vnd.e-retribusi.queued-document";
