import { answered, instant, int, rowsOf, rupiah, text } from "@retribusi/db/column";
import type { OpenBill } from "../payment/money-refusal.ts";

const columns = {
  jumlah: rupiah("g.jumlah"),
  tglterbit: instant("g.tglterbit"),
  tglexpired: instant("g.tglexpired"),
  statustagihan: text("g.statustagihan"),
  namapemesan: text("b.namapemesan"),
  objectname: text("o.objectname"),
};

const states: readonly OpenBill["statustagihan"][] = ["terbit", "lunas", "batal", "kedaluwarsa"];

/** A bill of a connection as the bank is told of it: whose, for what, how much. */
export const bankBill = (systemid: number, idbilling: string) =>
  answered(
    rowsOf(
      columns,
      `FROM tagihan g JOIN booking b ON b.id = g.bookingid JOIN mst_objectretribusi o ON o.objectid = b.objectid
        WHERE g.idbilling = ? AND g.systemid = ?`,
      [idbilling, systemid],
    ),
    ([row]) => {
      const statustagihan = states.find((state) => state === row?.statustagihan);
      return row && statustagihan ? { ...row, statustagihan } : undefined;
    },
  );

/** The payment that a bank's reference became, or why it was refused last. */
export const recordedPayment = (bankid: string, referensi: string) => ({
  payment: answered(
    rowsOf(
      { idbilling: text("p.idbilling"), jumlah: rupiah("p.jumlah"), tgltransaksi: instant("p.tgltransaksi") },
      "FROM pembayaran p WHERE p.bankid = ? AND p.referensi = ?",
      [bankid, referensi],
    ),
    ([row]) => row,
  ),
  refused: answered(
    rowsOf(
      { kode: text("r.kode"), id: int("r.id") },
      "FROM penolakan_bayar r WHERE r.referensi = ? AND r.bankid = ? ORDER BY r.id DESC LIMIT 1",
      [referensi, bankid],
    ),
    ([row]) => row?.kode,
  ),
});
