import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { printBooking } from "@retribusi/contract/features/payment/receipt.endpoints";
import { paperOf, validityOf } from "@retribusi/contract/features/payment/receipt.rules";
import { useEffect } from "react";
import { type NamedFile, requestFile } from "../../lib/api.ts";
import { useSession } from "../../lib/current-user.ts";
import { forgetReceipt, type KeptReceipt, keepReceipt } from "../../lib/kept-receipts.ts";
import { useLatest } from "../../lib/use-latest.ts";
import type { BookingSummary } from "./booking-query.ts";
import { readerOf } from "./use-reader.ts";

/** Milliseconds that a screen has for itself before its receipts are fetched. */
const pause = 1500;

const factsOf = ({
  id,
  jenisbooking,
  versi,
  kodecek,
  objek,
  harga,
  ...times
}: BookingSummary): Omit<KeptReceipt, "name"> => ({
  kind: jenisbooking,
  id,
  versi,
  code: kodecek,
  object: [objek.objectname, objek.subobjectname].filter(Boolean).join(", "),
  begins: times.tglmulaipemakaian,
  ends: times.tglakhirpemakaian,
  zone: objek.zona,
  unit: harga.satuantarif,
});

const hasReceipt = ({ statusbooking, harga }: BookingSummary): boolean =>
  paperOf(stateOf(statusbooking), harga.totalbiaya).kind === "kuitansi";

const isToCome = ({ statusbooking }: BookingSummary): boolean => validityOf(stateOf(statusbooking)) === "berlaku";

/** The paper of a booking in its present state. */
export const requestPaper = ({ jenisbooking, id }: BookingSummary, signal?: AbortSignal): Promise<NamedFile> =>
  requestFile({ path: printBooking(jenisbooking).path.replace(":id", String(id)), signal });

async function keep(booking: BookingSummary, load: () => Promise<NamedFile>): Promise<void> {
  if (hasReceipt(booking)) await keepReceipt(factsOf(booking), load);
  else await forgetReceipt(factsOf(booking));
}

/** Customers alone keep receipts, and only their own. */
function useOwn(bookings: readonly BookingSummary[]): readonly BookingSummary[] {
  const session = useSession();
  if (session.status !== "signed-in" || session.role !== "nasabah") return [];
  return bookings.filter((booking) => readerOf(booking, session.current.user.userid) === "owner");
}

/**
 * Keeps the receipts of those of the bookings whose use is still to come, without being asked: where they are shown at the door there may
 * be no network. One that can't be fetched now is fetched another time.
 */
export function useKeepReceipts(bookings: readonly BookingSummary[]): void {
  const own = useOwn(bookings).filter((booking) => isToCome(booking) || !hasReceipt(booking));
  const latest = useLatest(own);
  const key = own.map(({ id, versi }) => `${id}.${versi}`).join();
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(async () => {
      for (const booking of latest.current) await keep(booking, () => requestPaper(booking)).catch(() => null);
    }, pause);
    return () => clearTimeout(timer);
  }, [key, latest]);
}

/** Keeps the receipt that is on the screen. */
export function useKeepPaper(booking: BookingSummary, file: NamedFile | undefined): void {
  const [own] = useOwn([booking]);
  const latest = useLatest(own);
  const version = own?.versi;
  useEffect(() => {
    const shown = latest.current;
    if (file && shown && shown.versi === version) void keep(shown, async () => file).catch(() => null);
  }, [file, version, latest]);
}
