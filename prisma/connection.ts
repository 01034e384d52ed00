import type { ConnectionConfig } from "mariadb";

const sqlMode = "STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

/**
 * Driver settings of a `mysql://user:password@host:port/schema` address.
 *
 * The session is ours and not the server's: UTC, READ COMMITTED (inventory decisions read what others committed, never an older
 * snapshot), the same strict SQL mode on MySQL and MariaDB, and on a node of a cluster every read waits until the node has
 * what was committed on others. Understood parameters: `ssl=true` and `socket=/path`.
 */
export function connectionSettings(url: string): ConnectionConfig {
  const address = new URL(url);
  const parameters = address.searchParams;
  const database = decodeURIComponent(address.pathname.slice(1));
  const socketPath = parameters.get("socket");
  return {
    host: address.hostname.replace(/^\[|\]$/g, ""),
    port: Number(address.port || 3306),
    user: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    ...(database === "" ? {} : { database }),
    ...(socketPath === null ? {} : { socketPath }),
    ...(parameters.get("ssl") === "true" ? { ssl: true } : { allowPublicKeyRetrieval: true }),
    collation: "UTF8MB4_UNICODE_CI",
    timezone: "Z",
    prepareCacheLength: 0,
    // Else PREPARE and EXECUTE go out together, and when PREPARE fails the driver throws where nobody can catch it: the process ends.
    pipelining: false,
    // Else every error of the driver carries the values of its statement, and with them what people typed, into the log.
    logParam: false,
    // The driver's own second is too short for a machine that is busy starting everything at once.
    connectTimeout: 10_000,
    initSql: [
      "SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED",
      // What only MariaDB reads means nothing to it outside of a cluster.
      `SET SESSION sql_mode = '${sqlMode}' /*M!, wsrep_sync_wait = 1 */`,
    ],
  };
}

/** The schema that an address names; an error where it names none. */
export function schemaOf(url: string): string {
  const { database } = connectionSettings(url);
  if (database === undefined) {
    throw new Error("The database address names no schema: mysql://user:password@host:3306/schema");
  }
  return database;
}
