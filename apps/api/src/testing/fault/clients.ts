import { setTimeout as wait } from "node:timers/promises";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import type { Random } from "@retribusi/db/seed/random";
import { details, orderOf, stay } from "../booking-steps.ts";
import type { Payment } from "../breakdown/payments.ts";
import { pay } from "../breakdown/payments.ts";
import type { Caller } from "../test-app.ts";
import { wishFor } from "../waitlist.ts";
import type { Answer } from "./ask.ts";
import type { Lab } from "./lab.ts";

/** Nights that are ordered: few, so that people want the same. */
const nights = 12;
const price = 150_000;

/** One of those who use the system at the same time; goes on until the lab's work is over. */
type Client = (lab: Lab, name: string, random: Random) => Promise<void>;

const pause = (random: Random) => wait(random.between(120, 360));

/** A step of a booking, by whoever takes it. */
async function step(
  lab: Lab,
  name: string,
  who: Caller,
  record: BookingRecord,
  [path, more]: readonly [string, object],
) {
  let answer: Answer | undefined;
  const value = { path, versi: record.versi };
  await lab.history.run({ process: name, f: path, key: String(record.id), value }, async () => {
    const told = await lab.asker.tell(who, `trx_penginapan/${path}/${record.id}`, { versi: record.versi, ...more });
    answer = told;
    return { type: told.type, said: { ...told.said, versi: told.body?.versi } };
  });
  const done: BookingRecord | undefined = answer?.status === 200 ? answer.body : undefined;
  return done;
}

/** Orders by a key that stays the same when it is sent again. */
async function order(lab: Lab, name: string, who: Caller, random: Random): Promise<BookingRecord | undefined> {
  const objectid = random.pick(lab.objects);
  const body = orderOf(objectid, stay(3 + random.between(0, nights - 1)));
  let record: BookingRecord | undefined;
  const value = { objectid, night: body.waktu.checkin, userid: who.userid };
  await lab.history.run({ process: name, f: "order", key: body.kunci, value }, async () => {
    const told = await lab.asker.tell(who, "trx_penginapan/pesan_nsb", body, true);
    if (told.status === 200) record = told.body;
    return { type: told.type, said: { ...told.said, id: told.body?.id } };
  });
  return record;
}

/** Orders; gives most of it back, and brings the rest to its bill, which goes to the bank. */
const customer: Client = async (lab, name, random) => {
  for (let who = lab.nextPerson(); !lab.isOver(); await pause(random)) {
    const record = await order(lab, name, who, random);
    if (!record) continue;
    if (random.chance(0.7)) {
      await step(lab, name, who, record, ["pembatalan", { alasanpembatalan: "Pesanan percobaan selesai" }]);
      continue;
    }
    who = lab.nextPerson(who);
    const filled = await step(lab, name, who, record, ["isi_kelengkapan_nsb", details]);
    const agreed =
      filled &&
      (await step(lab, name, who, filled, ["konfirmasipesanan_nasabah", { totalbiaya: price, setuju: true }]));
    const billed = agreed && (await step(lab, name, lab.cast.manager, agreed, ["konfirmasipesanan", {}]));
    if (billed?.idbilling) lab.payments.push({ va: billed.idbilling, variant: "normal", amount: price });
    who = lab.nextPerson();
  }
};

/** Pays bills, the late ones at last. */
const payer: Client = async (lab, name, random) => {
  for (; !lab.isOver(); await wait(random.between(200, 700))) {
    const payment: Payment | undefined = lab.payments.shift();
    if (!payment) continue;
    await lab.history.run({ process: name, f: "pay", key: payment.va, value: payment }, async () => {
      await pay(lab.bank, payment);
      // What became of it stands in the books of the bank.
      return { type: "ok", said: {} };
    });
  }
};

/** Gives one of two records another name, as it was when it was opened. */
const editor: Client = async (lab, name, random) => {
  const who = lab.cast.superuser;
  for (let number = 1; !lab.isOver(); await pause(random)) {
    const key = String(random.pick(lab.edited));
    const seen = await lab.asker.once(who, `tbl_kategoriobject/view/${key}`).catch(() => undefined);
    if (seen?.status !== 200) continue;
    const kategoriname = `${name} ${number}`;
    number += 1;
    const value = { kategoriname, versi: seen.body.versi };
    await lab.history.run({ process: name, f: "edit", key, value }, async () => {
      const told = await lab.asker.tell(who, `tbl_kategoriobject/edit/${key}`, { ...value });
      return { type: told.type, said: { ...told.said, kategoriname: told.body?.kategoriname } };
    });
  }
};

/** Reads what is read most, and takes a list with them. */
const reader: Client = async (lab, name, random) => {
  const { manager, customer: citizen } = lab.cast;
  const asked = [
    ["list", citizen, "catalogue?limit=20"],
    ["list", manager, "trx_penginapan?limit=20"],
    ["list", citizen, `catalogue/${lab.objects[0]}`],
    ["export", lab.cast.superuser, "tbl_kategoriobject/export?format=csv"],
  ] as const;
  for (; !lab.isOver(); await pause(random)) {
    const [f, who, path] = random.pick(asked);
    await lab.history.run({ process: name, f, key: path, value: {} }, () => lab.asker.tell(who, path, undefined));
  }
};

/** Waits for what is full. */
const waiter: Client = async (lab, name, random) => {
  for (; !lab.isOver(); await wait(random.between(300, 900))) {
    const wish = wishFor(random.pick(lab.objects), stay(3 + random.between(0, nights - 1)));
    await lab.history.run({ process: name, f: "wait", key: wish.kunci, value: {} }, () =>
      lab.asker.tell(lab.nextPerson(), "booking/tunggu", wish, true),
    );
  }
};

/** Sixteen, by what they do. */
const mix = {
  customer: [customer, 6],
  payer: [payer, 3],
  editor: [editor, 3],
  reader: [reader, 3],
  waiter: [waiter, 1],
} as const;

/** Lets them work until the lab's work is over. */
export const work = (lab: Lab, random: (name: string) => Random): Promise<unknown> =>
  Promise.all(
    Object.entries(mix).flatMap(([kind, [client, count]]) =>
      Array.from({ length: count }, (_, index) => {
        const name = `${kind} ${index + 1}`;
        return client(lab, name, random(name));
      }),
    ),
  );
