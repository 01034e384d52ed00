import { dayFrom } from "./booking-steps.ts";
import type { Caller, TestApp } from "./test-app.ts";

/** The regulation that a region's tariffs come from. */
export async function legalBasis(
  { deps, world }: Pick<TestApp, "deps" | "world">,
  region = world.home,
): Promise<number> {
  const { tbl_dasarhukum } = deps.db.prisma;
  const basis = { idpemda: region.idpemda, nomorperaturan: "Perda 1/2024", pasal: "Lampiran" };
  const known = await tbl_dasarhukum.findFirst({ where: basis });
  const { dasarhukumid } = known ?? (await tbl_dasarhukum.create({ data: { ...basis, tentang: "Retribusi Daerah" } }));
  return dasarhukumid;
}

/** A proposal of the general tariff per night, so many days from today. */
export async function tariffWish(app: Pick<TestApp, "deps" | "world">, days: number, more: object = {}) {
  return {
    ...{ kelompoktarif: "umum", sesi: null, satuantarif: "malam", tarif: 165_000, alasan: null },
    ...{ berlakumulai: dayFrom(days), berlakusampai: null, dasarhukumid: await legalBasis(app) },
    ...more,
  };
}

/** Proposes a tariff of an object; answers the proposal. */
export async function proposed(app: TestApp, dinas: Caller, objectid: number, days: number, more: object = {}) {
  const wish = await tariffWish(app, days, more);
  const { body } = await dinas.post(`mst_objectretribusi/usulkantarif/${objectid}`, wish).expect(200);
  return body;
}
