import type { PoolConnection } from "mariadb";
import { type Database, readerOptions } from "../../client.ts";
import type { PrismaClient } from "../../generated/client.ts";
import { recordFirstCapacities } from "../../summary/capacity.ts";
import { recordFirstWords } from "../../summary/words.ts";
import { type Random, randomFrom } from "../random.ts";
import { insertRows } from "./insert.ts";
import type { Row } from "./rows.ts";
import { townsOf } from "./town.data.ts";

const chunk = 1_000;
const timeoutMs = 10 * 60_000;
/** Of every hundred objects: the rest of them waits for repair, and nobody can order it. */
const active = 97;

type Cell = string | number | null;
type Tariff = Readonly<Record<string, Cell>>;

/** An object of the demonstration after which others are made: with its place, its accounts and its pictures. */
interface Model {
  readonly row: Readonly<Record<string, Cell>>;
  readonly tariffs: readonly Tariff[];
  readonly towns: readonly string[];
}

/**
 * Fills the database up to `total` objects, those of the demonstration among them: for measurements. Each is made after an object of the
 * demonstration (kind, accounts, pictures), in a town of its region, under the group that looks after that town for the same agency. An
 * object follows from its number alone, so a run that was stopped goes on, and the same number makes the same province.
 */
export async function seedBulkObjects(
  database: Database,
  total: number,
  report: (line: string) => void,
): Promise<void> {
  const { prisma, pool } = database;
  const existing = await prisma.mst_objectretribusi.count();
  if (existing >= total) return report(`${existing} objects are there already.`);
  const models = await readModels(database);
  const groups = await groupsByTown(prisma, models);
  const [latest] = await pool.query<{ id: number }[]>({
    ...readerOptions,
    sql: "SELECT COALESCE(MAX(objectid), 0) AS id FROM mst_objectretribusi",
  });
  const first = (latest?.id ?? 0) - existing + 1;
  const connection = await pool.getConnection();
  try {
    for (let done = existing; done < total; done += chunk) {
      const numbers = Array.from({ length: Math.min(chunk, total - done) }, (_, index) => done + index);
      await insertObjects(
        connection,
        numbers.map((number) => objectOf(number, first + number, models, groups)),
      );
      report(`${done + numbers.length} of ${total} objects`);
    }
  } finally {
    await connection.release();
  }
  await prisma.$transaction(
    async (tx) => {
      await recordFirstWords(tx);
      await recordFirstCapacities(tx);
    },
    { timeout: timeoutMs },
  );
  await pool.query("ANALYZE TABLE mst_objectretribusi, tarif_object, object_inventory, kapasitas_object");
}

interface Made {
  readonly object: Row;
  readonly tariffs: readonly Row[];
}

async function insertObjects(connection: PoolConnection, made: readonly Made[]): Promise<void> {
  const objects = made.map(({ object }) => object);
  await connection.beginTransaction();
  await insertRows(connection, "mst_objectretribusi", objects);
  await insertRows(
    connection,
    "object_inventory",
    objects.map(({ objectid = null }) => ({ objectid })),
  );
  await insertRows(
    connection,
    "tarif_object",
    made.flatMap(({ tariffs }) => tariffs),
  );
  await connection.commit();
}

/** What a made object keeps of its model; the database gives it the rest. */
const kept = `objectid, idpemda, idskpd, idjenis, idanggaran, kategoriid, objectname, subobjectname, lokasialamat, jumlahobject,
  satuanobject, tarif, satuantarif, dasarhukumid, deskripsi, deskripsien, expiredbilling, fotoobjectutama, fotoobject2, aturan, aturanen, zonawaktu, jamcheckin, jamcheckout,
  batascheckin, jambuka, jamtutup, jedamenit, toleransimenit`;

/** The objects of the demonstration that can be ordered; those that were made before have a number in their names. */
async function readModels({ pool }: Database): Promise<Model[]> {
  const rows = await pool.query<Record<string, Cell>[]>({
    ...readerOptions,
    sql: `SELECT ${kept} FROM mst_objectretribusi WHERE statusobject = 1 AND objectname NOT LIKE '% No. %' ORDER BY objectid`,
  });
  const tariffs = await pool.query<Tariff[]>({
    ...readerOptions,
    sql: "SELECT objectid, kelompoktarif, sesi, tarif, satuantarif, khususlibur, berlakumulai, berlakusampai, dasarhukum, dasarhukumid FROM tarif_object ORDER BY id",
  });
  const regions = await pool.query<{ idpemda: number; pemdaid: string }[]>({
    ...readerOptions,
    sql: "SELECT idpemda, pemdaid FROM tbl_pemda",
  });
  const codes = new Map(regions.map(({ idpemda, pemdaid }) => [idpemda, pemdaid]));
  return rows.map((row) => ({
    row,
    tariffs: tariffs.filter(({ objectid }) => objectid === row.objectid),
    towns: townsOf[codes.get(Number(row.idpemda)) ?? ""] ?? [],
  }));
}

const groupKey = (idskpd: Cell | undefined, town: string): string => `${idskpd}/${town}`;

/** A group of each agency for each town of its region; answers their ids. */
async function groupsByTown(prisma: PrismaClient, models: readonly Model[]): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(
    models.flatMap(({ row, towns }) =>
      towns.map((town) => [
        groupKey(row.idskpd ?? null, town),
        {
          idpemda: Number(row.idpemda),
          idskpd: Number(row.idskpd),
          pengelolaname: `UPTD Wilayah ${town}`,
          alamat: town,
        },
      ]),
    ),
  );
  await prisma.tbl_kelompokpengelola.createMany({ data: [...wanted.values()], skipDuplicates: true });
  const rows = await prisma.tbl_kelompokpengelola.findMany({
    where: { pengelolaname: { startsWith: "UPTD Wilayah " } },
  });
  return new Map(rows.map(({ idskpd, alamat, pengelolaid }) => [groupKey(idskpd, alamat ?? ""), pengelolaid]));
}

/** A number of units around the model's; what there is one of, as a hall, stays one. */
const unitsNear = (random: Random, units: number): number =>
  units === 1 ? 1 : Math.max(2, Math.round(units * (0.5 + random.next())));

function objectOf(
  number: number,
  objectid: number,
  models: readonly Model[],
  groups: ReadonlyMap<string, number>,
): Made {
  // Neighbouring seeds begin with neighbouring numbers; times a large odd one they are far apart.
  const random = randomFrom(Math.imul(number + 1, 0x9e3779b1));
  const { row, tariffs, towns } = random.pick(models);
  // The seat of a province has many, its far ends few.
  const town = towns[Math.floor(towns.length * random.next() ** 2)] ?? "";
  const pengelolaid = groups.get(groupKey(row.idskpd ?? null, town));
  if (pengelolaid === undefined) throw new Error(`${row.objectname} has no town in its region.`);
  const level = 0.8 + random.between(0, 8) / 10;
  const priced = (tarif: Cell | undefined) => Math.max(1_000, Math.round((Number(tarif) * level) / 1_000) * 1_000);
  const object = {
    ...row,
    objectid,
    pengelolaid,
    objectname: `${row.objectname} ${town} No. ${number + 1}`,
    lokasikabkota: town,
    jumlahobject: unitsNear(random, Number(row.jumlahobject)),
    tarif: priced(row.tarif),
    statusobject: random.chance(active / 100) ? 1 : 0,
  };
  return { object, tariffs: tariffs.map((tariff) => ({ ...tariff, objectid, tarif: priced(tariff.tarif) })) };
}
