import { sweepDeadlines } from "../../features/booking/sweep.ts";
import { anotherBank } from "../another-bank.ts";
import { payment } from "../booking-steps.ts";
import { reason } from "../writing/booking-writes.ts";
import { extended, hours, longer, type Scene, sceneOf } from "../writing/scene.ts";
import { post, type Send, type WritingStage } from "../writing/writing-call.ts";
import { background, both, type RacingPair, request } from "./racing-pair.ts";

const trx = "trx_penginapan";

/** The bank takes the money of a booking, or tells that it has arrived. */
const money = ({ cast, record }: Scene, path: "terima" | "uangmasuk" = "terima", more: object = {}): Send =>
  post(cast.bank, `billing/${path}`, payment(record, more));

/** A pair that meets on a booking that waits for its money. */
const unpaid = (
  name: string,
  of: (scene: Scene) => readonly [Send, Send] | Promise<readonly [Send, Send]>,
): RacingPair => ({
  name,
  prepare: async (stage) => both(...(await of(await sceneOf(stage, 40)))),
});

const step = ({ record }: Scene, path: string, body: object = {}) =>
  [`${trx}/${path}/${record.id}`, { versi: record.versi, ...body }] as const;

/** A bill whose time is over, and nobody has noticed. */
async function lapsed(stage: WritingStage): Promise<Scene> {
  const scene = await sceneOf(stage, 40);
  const { id } = scene.record;
  await stage.app.deps.db.prisma.booking.update({ where: { id }, data: { bataswaktu: hours(-1) } });
  return scene;
}

/** The open supplementary bill of a booking that lasts longer than was paid. */
async function supplemented(stage: WritingStage) {
  const scene = await extended(await sceneOf(stage, 50));
  const bill = scene.record.tagihan.find(({ statustagihan }) => statustagihan === "terbit");
  if (!bill) throw new Error("There is no supplementary bill.");
  return { scene, bill: { idbilling: bill.idbilling, jumlah: bill.jumlah } };
}

export const moneyPairs: readonly RacingPair[] = [
  {
    name: "a supplementary bill is paid twice",
    prepare: async (stage) => {
      const { scene, bill } = await supplemented(stage);
      return both(money(scene, "terima", bill), money(scene, "terima", bill));
    },
  },
  {
    name: "a supplementary bill is paid and the guest stays still longer",
    prepare: async (stage) => {
      const { scene, bill } = await supplemented(stage);
      return both(money(scene, "terima", bill), post(stage.cast.manager, ...step(scene, "perpanjang", longer())));
    },
  },
  {
    name: "a supplementary bill is paid and the booking is cancelled",
    prepare: async (stage) => {
      const { scene, bill } = await supplemented(stage);
      return both(money(scene, "uangmasuk", bill), post(stage.cast.manager, ...step(scene, "pembatalan", reason())));
    },
  },
  unpaid("the bill is paid and the customer cancels", (scene) => [
    money(scene),
    post(scene.customer, ...step(scene, "pembatalan", reason())),
  ]),
  unpaid("money arrives and the customer cancels", (scene) => [
    money(scene, "uangmasuk"),
    post(scene.customer, ...step(scene, "pembatalan", reason())),
  ]),
  unpaid("the bank sends one payment twice", (scene) => {
    const send = money(scene);
    return [send, send];
  }),
  unpaid("the bill is paid twice", (scene) => [money(scene), money(scene)]),
  unpaid("the bill is paid and money arrives for it", (scene) => [money(scene), money(scene, "uangmasuk")]),
  unpaid("one reference carries a payment and other money", (scene) => {
    const referensi = `REF-${crypto.randomUUID()}`;
    return [money(scene, "terima", { referensi }), money(scene, "uangmasuk", { referensi, jumlah: 1 })];
  }),
  unpaid("the bill is paid and sent again", (scene) => [
    money(scene),
    post(scene.cast.manager, ...step(scene, "kirimulangtagihan")),
  ]),
  unpaid("the bill is paid and another bank is chosen for it", async (scene) => [
    money(scene),
    post(scene.customer, ...step(scene, "pilihbank", { systemid: await anotherBank(scene.app) })),
  ]),
  unpaid("the bill is paid and the order changed", (scene) => [
    money(scene),
    post(scene.cast.manager, ...step(scene, "perubahanpesanan", { jumlahunit: 2 })),
  ]),
  {
    name: "money arrives for a bill that expires",
    prepare: async (stage) => [request(money(await lapsed(stage), "uangmasuk")), background(sweepDeadlines)],
  },
  {
    name: "one reference pays two bills",
    async prepare(stage) {
      const referensi = `REF-${crypto.randomUUID()}`;
      const [one, other] = [await sceneOf(stage, 40), await sceneOf(stage, 40)];
      return both(money(one, "terima", { referensi }), money(other, "terima", { referensi }));
    },
  },
];
