import type { ServerOptions } from "node:http";

/**
 * Milliseconds that a connection gets. A balancer keeps its idle connections for a minute: closed by us first, one of them would lose the
 * request that it has just sent. Headers are short and have to be there soon, though a phone or a busy process may open a connection some time before it says anything; a request takes as long as fifty megabytes of a slow phone.
 * Whoever is slower is cut off within two seconds.
 */
export const connectionTimes: ServerOptions = {
  keepAliveTimeout: 75_000,
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2000,
};
