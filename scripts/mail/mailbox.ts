import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

const KEPT = 200;

export interface Mail extends Email {
  /** The file's name without its ending; sorts by time of arrival. */
  id: string;
}

/** The caught mails: one `.eml` file each, the newest {@link KEPT} of them. */
export interface Mailbox {
  keep: (source: Buffer) => void;
  /** Newest first. */
  list: () => Promise<Mail[]>;
  find: (id: string) => Promise<Mail | null>;
}

export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const ids = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => name.slice(0, -".eml".length))
      .sort()
      .reverse();
  const read = async (id: string) => ({ ...(await PostalMime.parse(readFileSync(join(folder, `${id}.eml`)))), id });
  return {
    keep: (source) => {
      count += 1;
      writeFileSync(join(folder, `${Date.now()}-${String(count).padStart(6, "0")}.eml`), source);
      for (const id of ids().slice(KEPT)) rmSync(join(folder, `${id}.eml`), { force: true });
    },
    list: () => Promise.all(ids().map(read)),
    find: async (id) => (ids().includes(id) ? read(id) : null),
  };
}
