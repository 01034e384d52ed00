import { createHash, createHmac, generateKeyPairSync, sign } from "node:crypto";
import { keptKey } from "@retribusi/api/features/bank/key";
import { readEnv } from "@retribusi/api/lib/env";
import { createDatabase, type Database } from "@retribusi/db/client";
import { z } from "zod";
import { apiEnvironment } from "../service.ts";

/** A bank of the measurements: it knows how to sign, and the bills that it may pay. */
export interface Bank {
  readonly bills: readonly string[];
  /** Ready to be sent: the payment of a bill, with its headers. */
  payment(token: string, idbilling: string): { readonly path: string; readonly init: RequestInit };
  token(origin: string): Promise<string>;
}

const path = "/snap/v1.0/transfer-va/payment";
const secret = "rahasia-ukuran-untuk-bank";
const names = { clientkey: "ukur-bank", partnerid: "ukur-bank" };
const hour = 3_600_000;
const now = () => `${new Date(Date.now() + 7 * hour).toISOString().slice(0, 19)}+07:00`;

/** The contract of a connection, with keys made for this run. */
async function agree({ prisma }: Database, url: string, systemid: number) {
  const env = readEnv(apiEnvironment(url));
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  await prisma.system.update({ where: { id: systemid }, data: names });
  await prisma.kunci_bank.deleteMany({ where: { systemid } });
  const since = { systemid, berlakumulai: new Date(Date.now() - hour) };
  await prisma.kunci_bank.createMany({
    data: [
      { ...since, ...keptKey(env, { jenis: "publik", nilai: pem }) },
      { ...since, ...keptKey(env, { jenis: "rahasia", nilai: secret }) },
    ],
  });
  return privateKey;
}

/** Bookings of next year that wait for their payment, made from one that is there. */
async function createBills({ prisma }: Database, count: number) {
  const {
    id: _,
    aktif,
    haripesan,
    haripakai,
    haribayar,
    ...like
  } = await prisma.booking.findFirstOrThrow({
    where: {
      jenisbooking: "penginapan",
      idpemesan: { not: null },
      tglmulaipemakaian: { gt: new Date() },
      totalbiaya: { gt: 0 },
    },
  });
  const system = await prisma.system.findFirstOrThrow({ where: { idpemda: like.idpemda } });
  const [issued, expires] = [new Date(Date.now() - hour), new Date(Date.now() + 24 * hour)];
  const run = Date.now();
  const numbers = Array.from({ length: count }, (_one, index) =>
    `${system.awalan}${run % 1e8}${index + 10_000}`.slice(0, 18),
  );
  const waiting = { statusbooking: 40, tglexpiredbilling: expires, bataswaktu: expires, tglbayarbilling: null };
  await prisma.booking.createMany({
    data: numbers.map((idbilling) => ({
      ...{ ...like, ...waiting, idbilling, kuncipesanan: idbilling },
    })),
  });
  const rows = await prisma.booking.findMany({
    where: { idbilling: { in: numbers } },
    select: { id: true, idbilling: true },
  });
  const bill = { systemid: system.id, jumlah: like.totalbiaya, idskpd: like.idskpd, selisihkas: like.selisihkas };
  await prisma.tagihan.createMany({
    data: rows.map(({ id, idbilling }) => ({
      ...{ ...bill, bookingid: id, idbilling: String(idbilling), nomordokumen: `ukur/${idbilling}` },
      ...{ tglterbit: issued, tglexpired: expires },
    })),
  });
  return { numbers, system, jumlah: like.totalbiaya };
}

/** Gives a bank so many bills to pay. */
export async function openBank(url: string, count: number): Promise<Bank> {
  const db = createDatabase({ url, connectionLimit: 4 });
  try {
    const { numbers, system, jumlah } = await createBills(db, count);
    const privateKey = await agree(db, url, system.id);
    const partnerServiceId = system.awalan.padStart(8, " ");
    return {
      bills: numbers,
      async token(origin) {
        const timestamp = now();
        const signature = sign("sha256", Buffer.from(`${names.clientkey}|${timestamp}`), privateKey).toString("base64");
        const headers = { "X-CLIENT-KEY": names.clientkey, "X-TIMESTAMP": timestamp, "X-SIGNATURE": signature };
        const body = JSON.stringify({ grantType: "client_credentials" });
        const answer = await fetch(`${origin}/snap/v1.0/access-token/b2b`, { method: "POST", headers, body });
        return z.object({ accessToken: z.string() }).parse(await answer.json()).accessToken;
      },
      payment(token, idbilling) {
        const customerNo = idbilling.slice(system.awalan.length);
        const paidAmount = { value: `${jumlah}.00`, currency: "IDR" };
        const account = { partnerServiceId, customerNo, virtualAccountNo: partnerServiceId + customerNo };
        const body = JSON.stringify({ ...account, paymentRequestId: `ukur-${idbilling}`, paidAmount });
        const timestamp = now();
        const text = ["POST", path, token, createHash("sha256").update(body).digest("hex"), timestamp].join(":");
        const headers = {
          ...{ "Content-Type": "application/json", Authorization: `Bearer ${token}`, "X-TIMESTAMP": timestamp },
          ...{ "X-SIGNATURE": createHmac("sha512", secret).update(text).digest("base64") },
          ...{ "X-PARTNER-ID": names.partnerid, "X-EXTERNAL-ID": idbilling, "CHANNEL-ID": "95231" },
        };
        return { path, init: { method: "POST", headers, body } };
      },
    };
  } finally {
    await db.close();
  }
}
