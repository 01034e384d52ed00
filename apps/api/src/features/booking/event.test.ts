import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { createLodging } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let customer: Caller;
beforeAll(async () => {
  testApp = await createTestApp();
  customer = await testApp.as("nasabah");
});
afterAll(() => testApp.close());

async function book(more: object) {
  const row = bookingOf(testApp.world.home, "penginapan", customer.userid);
  return (await testApp.deps.db.prisma.booking.create({ data: { ...row, ...more } })).id;
}

/** The lines of the file; a long one goes on in the next, which begins with a space. */
async function linesOf(id: number, by = customer) {
  const answer = await by.get(`trx_penginapan/kalender/${id}`).expect(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(answer.headers["content-disposition"]).toContain(`pesanan-${id}.ics`);
  return answer.text.replaceAll("\r\n ", "").split("\r\n");
}

test("a stay is an event from check-in to check-out, with number, place and the address of its page", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 1, { zonawaktu: "Asia/Jayapura" });
  await testApp.deps.db.prisma.mst_objectretribusi.update({
    where: { objectid },
    data: { lintang: -2.5, bujur: 140.7 },
  });
  const id = await book({ objectid });
  const lines = await linesOf(id);
  expect(lines).toContain("DTSTART:20270301T070000Z");
  expect(lines).toContain("DTEND:20270302T050000Z");
  expect(lines.find((line) => line.startsWith("GEO:"))).toBe("GEO:-2.5;140.7");
  expect(lines.find((line) => line.startsWith("URL"))).toMatch(new RegExp(`/#/trx_penginapan/view/${id}$`));
  const description = lines.find((line) => line.startsWith("DESCRIPTION:")) ?? "";
  expect(description).toContain(`${id}`);
  expect(description, "in the object's own zone").toContain("16:00 WIT");
});

test("days that are used whole are days without a clock, the last one included", async () => {
  const id = await book({
    satuantarif: "hari",
    tglmulaipemakaian: new Date("2027-02-28T17:00:00Z"),
    tglakhirpemakaian: new Date("2027-03-02T17:00:00Z"),
  });
  const lines = await linesOf(id);
  expect(lines).toContain("DTSTART;VALUE=DATE:20270301");
  expect(lines).toContain("DTEND;VALUE=DATE:20270303");
});

test("it says nothing of whoever ordered it", async () => {
  const personal = { namapemesan: "Siti Rahasia", notelp: "081299990000", noidentitas: "3273010101900001" };
  const id = await book({ ...personal, emailpemesan: "siti@contoh.test", alamatpemesan: "Jl. Rahasia 1" });
  const text = (await linesOf(id)).join("\n");
  expect(Object.values(personal).filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/siti@|Jl\. Rahasia|ATTENDEE|ORGANIZER/);
});

test("taken over again after a change it is the same event in a newer version", async () => {
  const id = await book({ versi: 4 });
  const lines = await linesOf(id);
  expect(lines).toContain("SEQUENCE:4");
  expect(lines.find((line) => line.startsWith("UID:"))).toMatch(new RegExp(`^UID:pesanan-${id}@`));
});

test("another customer's booking has none, nor has one under another kind's address", async () => {
  const id = await book({});
  await (await testApp.as("nasabah")).get(`trx_penginapan/kalender/${id}`).expect(404);
  await customer.get(`trx_gedung/kalender/${id}`).expect(404);
});
