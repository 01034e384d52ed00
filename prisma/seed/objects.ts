import { readDocumentRule } from "@retribusi/contract/features/policy/policy.requirements";
import { payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import type { PrismaClient } from "../generated/client.ts";
import { recordCapacity } from "../summary/capacity.ts";
import { recordWords } from "../summary/words.ts";
import { besideFacilities, facilitiesIn, inEnglish, roomFor } from "./facilities.ts";
import { type Store, scenePath, storeScene } from "./gallery.ts";
import type { LegalSeed } from "./legal.data.ts";
import { type ObjectSeed, objects, rulesInEnglish, rulesOfUse } from "./object.data.ts";
import type { Place } from "./organisation.ts";
import { places as knownPlaces } from "./place.data.ts";

const tariffsSince = new Date("2024-01-05");

/** Objects with their inventory row, tariffs and the paths of their pictures. An object that exists already is left as it is. */
export async function seedObjects({ prisma }: Store, places: ReadonlyMap<string, Place>): Promise<void> {
  const kategoriIds = new Map(
    (await prisma.tbl_kategoriobject.findMany()).map(({ kategoriid, kategoriname }) => [kategoriname, kategoriid]),
  );
  // One object at a time: ids follow the list.
  for (const object of objects) {
    const place = places.get(object.group);
    const kategoriid = kategoriIds.get(object.kategori);
    if (place === undefined || kategoriid === undefined) throw new Error(`${object.objectname} has no place.`);
    const pictures = object.pictures.map((_, position) => scenePath(pictureKey(object, position)));
    await seedObject(prisma, object, { ...placement(place, object), kategoriid }, pictures);
  }
}

const pictureKey = ({ group, objectname, subobjectname }: ObjectSeed, position: number): string =>
  [group, objectname, subobjectname, position].join("/");

/** Draws the pictures of all objects that are not there yet. One object at a time: a picture takes megabytes while it is drawn. */
export async function drawPictures(store: Store): Promise<void> {
  for (const [index, object] of objects.entries()) {
    await Promise.all(
      object.pictures.map((scene, position) =>
        storeScene(store, pictureKey(object, position), scene, index + position * 3),
      ),
    );
  }
}

const placement = ({ idpemda, idskpd, pengelolaid, accounts }: Place, { kind }: ObjectSeed) => ({
  idpemda,
  idskpd,
  pengelolaid,
  ...accounts[kind],
});

async function seedObject(
  prisma: PrismaClient,
  object: ObjectSeed,
  masters: Masters,
  [fotoobjectutama, ...others]: readonly string[],
): Promise<void> {
  const { objectname, subobjectname = null } = object;
  const where = { pengelolaid: masters.pengelolaid, objectname, subobjectname };
  if ((await prisma.mst_objectretribusi.findFirst({ where })) !== null) return;
  await prisma.$transaction(async (tx) => {
    const { objectid } = await tx.mst_objectretribusi.create({
      data: {
        ...masters,
        ...fieldsOf(object),
        fotoobjectutama: fotoobjectutama ?? null,
        fotoobject2: others.length === 0 ? null : others.join(","),
      },
    });
    await tx.object_inventory.create({ data: { objectid } });
    const dasarhukumid = await seedLegalBasis(tx, masters.idpemda, object.dasarhukum);
    await tx.mst_objectretribusi.update({ where: { objectid }, data: { dasarhukumid } });
    await recordCapacity(tx, objectid);
    await recordWords(tx, objectid);
    await tx.tarif_object.createMany({
      data: object.tariffs.map((tariff) => ({
        objectid,
        ...tariff,
        satuantarif: object.satuantarif,
        berlakumulai: tariffsSince,
        dasarhukum: citationOf(object.dasarhukum),
        dasarhukumid,
      })),
    });
  });
}

const citationOf = ({ nomorperaturan, pasal }: LegalSeed): string => `${nomorperaturan}, ${pasal}`;

/** The regulation of the region that a tariff comes from; answers its id. */
async function seedLegalBasis(
  tx: Pick<PrismaClient, "tbl_dasarhukum">,
  idpemda: number,
  basis: LegalSeed,
): Promise<number> {
  const { nomorperaturan, pasal, tglperaturan } = basis;
  const { dasarhukumid } = await tx.tbl_dasarhukum.upsert({
    where: { idpemda_nomorperaturan_pasal: { idpemda, nomorperaturan, pasal } },
    create: { ...basis, idpemda, tglperaturan: tglperaturan === undefined ? null : new Date(tglperaturan) },
    update: {},
  });
  return dasarhukumid;
}

type Masters = ReturnType<typeof placement> & { readonly kategoriid: number };

/** What the list of facilities doesn't say stands in the words of the description. */
function describe(story: string | undefined, lead: string, others: readonly string[]): string | null {
  if (story === undefined) return null;
  return others.length === 0 ? `<p>${story}</p>` : `<p>${story}</p><p>${lead}: ${others.join(", ")}.</p>`;
}

const asLines = (rules: readonly string[]): string => rules.map((rule) => `• ${rule}`).join("\n");

/** What it says of itself; who has written no English story has no English rules either. */
function wordsOf({ kind, cerita, story, fasilitas }: ObjectSeed) {
  const others = besideFacilities(fasilitas);
  return {
    deskripsi: describe(cerita, "Juga tersedia", others),
    deskripsien: describe(story, "Also there", others.map(inEnglish)),
    aturan: asLines(rulesOfUse[kind]),
    aturanen: story === undefined ? null : asLines(rulesInEnglish[kind]),
  };
}

/** Whoever pays less than everybody proves it; what else the kind of booking asks for stays. */
function documentsFor({ kind, tariffs }: ObjectSeed) {
  const groups = payerGroups.filter((group) => tariffs.some((tariff) => tariff.kelompoktarif === group));
  const cheaper = groups.filter((group) => group !== "umum");
  if (cheaper.length === 0) return {};
  const usual = readDocumentRule(null, kind);
  const proved = Object.fromEntries(cheaper.map((group) => [group, [...usual[group], "bukti_kelompok" as const]]));
  return { dokumenwajib: { ...usual, ...proved } };
}

/** What is copied from the seed as it stands. */
function fieldsOf(object: ObjectSeed) {
  const { objectname, subobjectname = null, zonawaktu = null, statusobject = 1, expiredbilling = 1440 } = object;
  const [lintang = null, bujur = null] = knownPlaces[object.lokasialamat] ?? [];
  return {
    objectname,
    subobjectname,
    lintang,
    bujur,
    zonawaktu,
    statusobject,
    expiredbilling,
    lokasialamat: object.lokasialamat,
    lokasikabkota: object.lokasikabkota,
    jumlahobject: object.jumlahobject,
    satuanobject: object.satuanobject,
    satuantarif: object.satuantarif,
    tarif: object.tariffs[0].tarif,
    jedamenit: object.jedamenit ?? 0,
    ...documentsFor(object),
    fasilitas: facilitiesIn(object.fasilitas),
    kapasitas: object.kapasitas ?? roomFor([subobjectname ?? "", ...object.fasilitas]),
    ...wordsOf(object),
  };
}
