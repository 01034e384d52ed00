import { payment } from "../booking-steps.ts";
import { createPerson, password, tokenOf } from "../people.ts";
import { account, bookedIn, givenUp, parked, proof, refundIn, treasurerOf, uploadedBy } from "../settlement.ts";
import type { Caller } from "../test-app.ts";
import { post, type WritingCall, type WritingStage } from "./writing-call.ts";

/** Money of a paid booking that arrived once more, and another booking that it could pay. */
export async function spareMoney({ app, cast }: WritingStage) {
  const { record } = await bookedIn(app, cast, 50);
  const money = await parked(cast, record, { jumlah: 150_000 });
  return { money, open: (await bookedIn(app, cast, 40)).record };
}

const versionOf = async ({ app }: WritingStage, id: number): Promise<number> =>
  (await app.deps.db.prisma.pengembalian.findUniqueOrThrow({ where: { id } })).versi;

/** A step of a refund case that is in a state. */
export async function refundStep(
  stage: WritingStage,
  who: Caller,
  path: string,
  id: number,
  more: object = {},
): Promise<ReturnType<typeof post>> {
  return post(who, `billing/pengembalian/${path}/${id}`, { versi: await versionOf(stage, id), ...more });
}

const ofMoney = (
  path: string,
  body: (stage: WritingStage, of: Awaited<ReturnType<typeof spareMoney>>) => object | Promise<object>,
) =>
  ({
    operation: `post /billing/pengecualian/${path}/{id}`,
    again: "same",
    async prepare(stage) {
      const spare = await spareMoney(stage);
      const wish = { versi: 1, ...(await body(stage, spare)) };
      return post(stage.cast.dinas, `billing/pengecualian/${path}/${spare.money.id}`, wish);
    },
  }) satisfies WritingCall;

type State = Parameters<typeof refundIn>[2];
type Step = (stage: WritingStage) => Promise<readonly [who: Caller, body: object]>;

const ofRefund = (path: string, state: State, step: Step): WritingCall => ({
  operation: `post /billing/pengembalian/${path}/{id}`,
  again: "same",
  async prepare(stage) {
    const { id } = await refundIn(stage.app, stage.cast, state);
    const [who, body] = await step(stage);
    return refundStep(stage, who, path, id, body);
  },
});

const catatan = "Sesuai bukti";

/** A cancelled booking whose refund was refused, so that another may be proposed. */
export async function refusedRefund(stage: WritingStage) {
  const { record, id } = await givenUp(stage.app, stage.cast);
  const refuse = await refundStep(stage, stage.cast.dinas, "tolak", id, { catatan });
  await refuse(stage.app.app).expect(200);
  return record;
}

/** Ends of money that fits no bill, and the way of a refund. */
export const settlementWrites: readonly WritingCall[] = [
  ofMoney("tugaskan", ({ cast }) => ({ userid: cast.manager.userid })),
  ofMoney("catatan", async ({ app, cast }) => ({ catatan, berkasid: await uploadedBy(app, cast.dinas) })),
  ofMoney("terapkan", (_, { open }) => ({ catatan, idbilling: open.idbilling })),
  ofMoney("kembalikan", () => ({ catatan })),
  ofRefund("tugaskan", "diajukan", async ({ cast }) => [cast.dinas, { userid: cast.manager.userid }]),
  ofRefund("catatan", "diajukan", async ({ cast }) => [cast.dinas, { catatan }]),
  ofRefund("verifikasi", "diajukan", async ({ cast }) => [cast.dinas, {}]),
  ofRefund("setujui", "diverifikasi", async ({ cast }) => [cast.pemda, {}]),
  ofRefund("tolak", "diverifikasi", async ({ cast }) => [cast.pemda, { catatan }]),
  ofRefund("bayar", "disetujui", async ({ app }) => {
    const treasurer = await treasurerOf(app);
    return [treasurer, await proof(app, treasurer)];
  }),
  {
    operation: "post /billing/pengembalian/rekening/{id}",
    again: "same",
    async prepare(stage) {
      const { id, record } = await givenUp(stage.app, stage.cast);
      await stage.app.deps.db.prisma.booking.update({ where: { id: record.id }, data: { idpemesan: null } });
      return refundStep(stage, stage.cast.manager, "rekening", id, { rekening: account });
    },
  },
  {
    operation: "post /account/pengembalian/{id}",
    again: "same",
    async prepare({ app, cast }) {
      const { id, customer } = await givenUp(app, cast);
      return post(customer, `account/pengembalian/${id}`, { versi: 1, rekening: account });
    },
  },
  {
    operation: "post /billing/pengembalian/ajukan",
    again: "refused",
    async prepare(stage) {
      const { id: bookingid } = await refusedRefund(stage);
      return post(stage.cast.manager, "billing/pengembalian/ajukan", { bookingid, jumlah: 50_000, alasan: catatan });
    },
  },
  {
    operation: "post /billing/kas/tutup",
    again: "same",
    async prepare({ app, cast }) {
      const teller = { token: await tokenOf(app, await createPerson(app, "bank")) };
      const { record } = await bookedIn(app, cast, 40);
      const money = payment(record);
      const { body } = await post(teller, "billing/terima", money)(app.app).expect(200);
      const { jumlah: total } = money;
      const count = { pecahan: [], nontunai: total, passwordlama: password };
      return post(teller, "billing/kas/tutup", {
        ...{ kunci: crypto.randomUUID(), sampai: body.pembayaran.id, total },
        ...count,
      });
    },
  },
];
