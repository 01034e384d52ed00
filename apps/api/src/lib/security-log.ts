import { createHash } from "node:crypto";
import type { SecurityKind } from "@retribusi/contract/features/system/security.words";
import { type Database, sqlInstant } from "@retribusi/db/client";
import type { Logger } from "./log.ts";
import { withoutSecrets } from "./unsaid.ts";

/** What happened, to whom, from where. */
export interface SecurityEvent {
  readonly kind: SecurityKind;
  readonly userid: number | null;
  /** A mark of a name that is nobody's; never what was typed. */
  readonly name: string | null;
  readonly ip: string;
  readonly userAgent: string;
  /** Path of the call, without its query. */
  readonly page: string;
  /** The call as it is declared, e.g. `GET /api/userdata/view/:id`; empty where none was found. */
  readonly endpoint: string;
  readonly requestId: string;
}

/** Takes events beside the request and writes them a moment later. */
export interface SecurityLog {
  note(event: SecurityEvent): void;
  /** Resolves when everything noted so far is written, or could not be. */
  flush(): Promise<void>;
  /** Writes what is left; to be called before the database is closed. */
  close(): Promise<void>;
}

interface Entry {
  event: SecurityEvent;
  readonly first: Date;
  last: Date;
  count: number;
}
type Entries = Map<string, Entry>;

const pause = 300;
/** So many different events may wait; of what comes on top only the kind is counted. */
const mostWaiting = 500;

/** Repeats are grouped by the declared call and not by the address, which has as many forms as somebody likes to try. */
const groupOf = ({ kind, userid, name, ip, endpoint }: SecurityEvent, now: Date): string => {
  const minute = Math.floor(now.getTime() / 60_000);
  return createHash("sha256").update([kind, userid, name, ip, endpoint, minute].join("\n")).digest("hex");
};

/** An event of which only the kind is left. */
const nameless = ({ kind }: SecurityEvent): SecurityEvent => ({
  kind,
  userid: null,
  name: null,
  ip: "",
  userAgent: "",
  page: "",
  endpoint: "",
  requestId: "",
});

/** Where repeats had different addresses: the call that they share. */
const sharedPage = ({ endpoint, page }: SecurityEvent): string => (endpoint || page).slice(0, 255);

function add(entries: Entries, event: SecurityEvent, now: Date): void {
  const group = groupOf(event, now);
  const known = entries.get(group);
  if (known) {
    known.count += 1;
    known.last = now;
    if (known.event.page !== event.page) known.event = { ...known.event, page: sharedPage(known.event) };
  } else if (entries.size < mostWaiting || event.requestId === "") {
    entries.set(group, { event, first: now, last: now, count: 1 });
  } else {
    add(entries, nameless(event), now);
  }
}

/** One statement an entry: repeats of another process within the minute are added to its row. */
async function write({ pool }: Database, group: string, { event, first, last, count }: Entry): Promise<void> {
  const { kind, userid, name, ip, userAgent, page, requestId } = event;
  const shared = sharedPage(event);
  await pool.query(
    `INSERT INTO log_keamanan
       (kelompok, jenis, waktu, terakhir, jumlah, userid, nama, alamatip, perangkat, halaman, idpermintaan)
     VALUES (?, ?, ?, ?, ?, (SELECT u.userid FROM userdata u WHERE u.userid = ?), ?, ?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE jumlah = jumlah + VALUES(jumlah), terakhir = GREATEST(terakhir, VALUES(terakhir)),
       halaman = IF(halaman = VALUES(halaman), halaman, ?)`,
    [
      ...[group, kind, sqlInstant(first), sqlInstant(last), count],
      ...[userid, name, ip || null, userAgent, page, requestId, shared],
    ],
  );
}

/**
 * The log of refusals and password changes. Nothing here is awaited by a request or can make one fail: events are gathered in memory,
 * repeats as a number, and written a moment later, one line of the structured log beside each row.
 */
export function createSecurityLog(db: Database, log: Logger, now: () => Date = () => new Date()): SecurityLog {
  let waiting: Entries = new Map();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function writeAll(): Promise<void> {
    const entries = waiting;
    waiting = new Map();
    for (const [group, entry] of entries) {
      log.info({ security: { ...entry.event, count: entry.count } }, "security event");
      await write(db, group, entry).catch((error: unknown) =>
        log.error({ err: error }, "a security event is not kept"),
      );
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  }

  return {
    note(event) {
      // An address and a device are what somebody sent: they hold whatever that was.
      const [page, userAgent] = [withoutSecrets(event.page), withoutSecrets(event.userAgent)];
      add(waiting, { ...event, page, userAgent }, now());
      timer ??= setTimeout(() => void flush(), pause).unref();
    },
    flush,
    close: flush,
  };
}
