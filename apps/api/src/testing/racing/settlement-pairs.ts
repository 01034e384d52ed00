import { payment } from "../booking-steps.ts";
import { proof, refundIn, treasurerOf } from "../settlement.ts";
import { refundStep, refusedRefund, spareMoney } from "../writing/settlement-writes.ts";
import { post, type WritingStage } from "../writing/writing-call.ts";
import { both, type Prepare, type RacingPair } from "./racing-pair.ts";

const pair = (name: string, prepare: Prepare): RacingPair => ({ name, prepare });
const catatan = "Sesuai bukti";

/** What ends the same money: each by the version that is shown before both. */
async function endsOf(stage: WritingStage) {
  const { money, open } = await spareMoney(stage);
  const { dinas, pemda } = stage.cast;
  const path = (name: string) => `billing/pengecualian/${name}/${money.id}`;
  const apply = { versi: 1, catatan, idbilling: open.idbilling };
  return {
    open,
    applied: (who = dinas) => post(who, path("terapkan"), apply),
    refunded: post(pemda, path("kembalikan"), { versi: 1, catatan }),
  };
}

const reinstate = (stage: WritingStage, { id, versi }: { readonly id: number; readonly versi: number }) =>
  post(stage.cast.dinas, `trx_penginapan/aktifkankembali/${id}`, { versi, setuju: true, catatan });

export const settlementPairs: readonly RacingPair[] = [
  pair("money pays another bill and is asked back", async (stage) => {
    const { applied, refunded } = await endsOf(stage);
    return both(applied(), refunded);
  }),
  pair("two people let money pay a bill", async (stage) => {
    const { applied } = await endsOf(stage);
    return both(applied(), applied(stage.cast.pemda));
  }),
  pair("money pays a bill that the bank takes", async (stage) => {
    const { applied, open } = await endsOf(stage);
    return both(applied(), post(stage.cast.bank, "billing/terima", payment(open)));
  }),
  pair("a refund is paid and its booking brought back", async (stage) => {
    const { id, record } = await refundIn(stage.app, stage.cast, "disetujui");
    const treasurer = await treasurerOf(stage.app);
    const paid = await refundStep(stage, treasurer, "bayar", id, await proof(stage.app, treasurer));
    return both(paid, reinstate(stage, record));
  }),
  pair("a refund is verified and refused", async (stage) => {
    const { id } = await refundIn(stage.app, stage.cast, "diajukan");
    const other = await stage.app.as("dinas");
    const verified = await refundStep(stage, stage.cast.dinas, "verifikasi", id);
    return both(verified, await refundStep(stage, other, "tolak", id, { catatan }));
  }),
  pair("one reference of the bank pays two refunds", async (stage) => {
    const { app, cast } = stage;
    const [one, two] = [await refundIn(app, cast, "disetujui"), await refundIn(app, cast, "disetujui")];
    const treasurer = await treasurerOf(app);
    const referensi = `TRF-${crypto.randomUUID()}`;
    return both(
      await refundStep(stage, treasurer, "bayar", one.id, await proof(app, treasurer, { referensi })),
      await refundStep(stage, treasurer, "bayar", two.id, await proof(app, treasurer, { referensi })),
    );
  }),
  pair("the refund of money that fitted no bill is refused twice", async (stage) => {
    const { refunded } = await endsOf(stage);
    const { body } = await refunded(stage.app.app).expect(200);
    const other = await stage.app.as("dinas");
    const id = body.pengembalianid;
    const refuse = (who: typeof other) => refundStep(stage, who, "tolak", id, { catatan });
    return both(await refuse(stage.cast.dinas), await refuse(other));
  }),
  pair("two people propose a refund of one booking", async (stage) => {
    const record = await refusedRefund(stage);
    const wish = { bookingid: record.id, jumlah: 100_000, alasan: catatan };
    const propose = (who: typeof stage.cast.dinas) => post(who, "billing/pengembalian/ajukan", wish);
    return both(propose(stage.cast.manager), propose(stage.cast.dinas));
  }),
];
