import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RichMail } from "../../../lib/mail.ts";
import { dispatchOutbox } from "../../../lib/outbox/dispatch.ts";
import type { Mail } from "../../../lib/outbox/enqueue.ts";
import { bookingOf } from "../../../testing/booking.ts";
import { createLodging, dayFrom, stay } from "../../../testing/booking-steps.ts";
import { expandNews } from "../../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { cancel, fullHouse, joinNew, wishFor } from "../../../testing/waitlist.ts";
import { offerDue } from "./offer-due.ts";
import { waitlistLetterHandler } from "./tell-waiting.ts";
import { waitlistKinds } from "./waitlist-news.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;

/** Sends what waits about waitlists, and answers the mails to this person. */
async function mailsTo({ userid }: Caller): Promise<(Mail | RichMail)[]> {
  await expandNews(app);
  const sent: (Mail | RichMail)[] = [];
  const mailer = {
    send: async (mail: Mail | RichMail) => {
      sent.push(mail);
    },
  };
  const { db, log } = app.deps;
  await dispatchOutbox(db, new Map([[waitlistKinds.letter, waitlistLetterHandler(app.deps, mailer)]]), log);
  const { email } = await prisma().userdata.findUniqueOrThrow({ where: { userid } });
  return sent.filter(({ to }) => to === email);
}

async function offeredTo(bahasa: string) {
  const { objectid, holder, record } = await fullHouse(app);
  const one = await joinNew(app, objectid);
  await prisma().userdata.update({ where: { userid: one.caller.userid }, data: { bahasa } });
  await cancel(holder, record);
  await offerDue(app.deps.db);
  return { ...one, objectid };
}

const offer = {
  en: ["What to do next", "Open the offer and order", "No later than", "Open the offer:", "Address:", "Any questions?"],
  id: [
    "Yang perlu Anda lakukan",
    "Buka tawaran lalu pesan",
    "Paling lambat",
    "Buka tawaran:",
    "Alamat:",
    "Ada pertanyaan?",
  ],
};

test.each([
  ["en", "Free for you now", "It is held for you until", offer.en],
  ["id", "Kini tersedia untuk Anda", "Unit ini ditahan untuk Anda sampai", offer.id],
])(
  "an offer is mailed in %s, with what to do until when, the way there and whom to ask",
  async (bahasa, subject, words, parts) => {
    const { caller, id } = await offeredTo(bahasa);
    const mails = await mailsTo(caller);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(subject);
    expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).toMatch(new RegExp(`/#/booking/tunggu/${id}$`, "m"));
    for (const part of parts) expect(mails[0]?.text).toContain(part);
    expect(mails[0]).toHaveProperty("html", expect.stringContaining(`#/booking/tunggu/${id}"`));
  },
);

test("an offer that is over when its mail would go is mailed to nobody; that it lapsed is", async () => {
  const { caller, id } = await offeredTo("en");
  await expandNews(app);
  const data = { bataswaktu: new Date(Date.now() - 60_000) };
  await prisma().daftar_tunggu.update({ where: { id }, data });
  expect(await mailsTo(caller)).toEqual([]);
  await offerDue(app.deps.db);
  const mails = await mailsTo(caller);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("Your offer has lapsed")]);
  expect(mails[0]?.text).toMatch(/\/#\/booking\/tunggu$/m);
  expect(mails[0]?.text, "nothing is left to do").not.toContain("What to do next");
});

/** Stays of the only room on the same weekday of past weeks, of which some were given back two days before. */
async function pastStays(objectid: number, full: number, freed: number) {
  for (let at = 1; at <= full; at += 1) {
    const begins = new Date(`${dayFrom(3 - at * 7)}T14:00:00+07:00`);
    const day = 86_400_000;
    const isFreed = at <= freed;
    const booking = bookingOf(app.world.home, "penginapan", (await app.as("nasabah")).userid);
    await prisma().booking.create({
      data: {
        ...booking,
        objectid,
        statusbooking: codeOf(isFreed ? "cancelled" : "finished"),
        tglmulaipemakaian: begins,
        tglakhirpemakaian: new Date(begins.getTime() + 22 * 3_600_000),
        date_created: new Date(begins.getTime() - 10 * day),
        tglstatus: new Date(begins.getTime() + (isFreed ? -2 : 1) * day),
      },
    });
  }
}

test.each([
  ["of ten such days three became free", 10, 3, { penuh: 10, kosonglagi: 3 }],
  ["nine are too few to tell", 9, 3, null],
])("the chance is told only where it is true: %s", async (_, full, freed, peluang) => {
  const { objectid } = await fullHouse(app);
  await pastStays(objectid, full, freed);
  const asked = { waktu: stay(3), jumlahunit: 1, kelompoktarif: "umum" };
  const caller = await app.as("nasabah");
  const { body: place } = await caller.post(`catalogue/${objectid}/tunggu`, asked).expect(200);
  expect(place).toEqual({ penuh: true, menunggu: 0, peluang });
  const { body: joined } = await caller.post("booking/tunggu", wishFor(objectid)).expect(200);
  expect(joined.peluang).toEqual(peluang);
  const free = await createLodging(app, app.world.home, 2);
  const { body: other } = await caller.post(`catalogue/${free}/tunggu`, asked).expect(200);
  expect(other).toEqual({ penuh: false, menunggu: 0, peluang: null });
});
