import { type AnyEntity, identityFields } from "@retribusi/contract/define/entity";
import type { CurrentUser } from "../access/current-user.ts";
import type { RecordRow } from "./row.ts";

/** Whom records are shown to, as far as identity numbers go. */
export type Viewer = Pick<CurrentUser, "userid" | "role" | "pengelolaid">;

/** Whose identity numbers a record has, and who serves them. */
export interface Holder {
  readonly owner: unknown;
  /** The manager group of a booking. */
  readonly manager: unknown;
}

export const isOwn = ({ userid }: Viewer, { owner }: Holder): boolean => owner === userid;

/** Its owner, the manager of the booking and the super user see an identity number in full, and the scan of the card; nobody else. */
export const seesIdentity = (viewer: Viewer, holder: Holder): boolean =>
  viewer.role === "superuser" ||
  isOwn(viewer, holder) ||
  (viewer.role === "pengelola" && viewer.pengelolaid !== null && holder.manager === viewer.pengelolaid);

/** A record with so many identity numbers in it that somebody sees in full. */
export interface Look {
  readonly kunci: string;
  readonly sesudah: { readonly baris: number };
}

/** A record with so many identity numbers in it. */
export interface Subject extends Holder {
  readonly key: string;
  readonly numbers: number;
}

/** Whether they are seen in full; what its reader has to leave a trace of goes to `seen`. */
export function opensTo(viewer: Viewer, { key, numbers, ...holder }: Subject, seen: Look[]): boolean {
  const isOpen = seesIdentity(viewer, holder);
  if (isOpen && numbers > 0 && !isOwn(viewer, holder)) seen.push({ kunci: key, sesudah: { baris: numbers } });
  return isOpen;
}

export const holderOf = ({ owner, manager }: AnyEntity, row: Readonly<RecordRow>): Holder => ({
  owner: owner && row[owner],
  manager: manager && row[manager],
});

/** The identity numbers among the named fields of a row, in full. */
export const numbersIn = (entity: AnyEntity, names: readonly string[], row: Readonly<RecordRow>): RecordRow =>
  Object.fromEntries(
    identityFields(entity).flatMap((name) => (names.includes(name) && row[name] ? [[name, row[name]]] : [])),
  );
