import { createServer, type Server } from "node:http";
import { findEntity } from "@retribusi/contract/access/entities";
import supertest from "supertest";
import type { Person, Word } from "./expected-rights.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { createWideWorld, type WideWorld } from "./wide-world.ts";
import type { Region } from "./world.ts";

const isLong = Boolean(process.env.LONG_TESTS);

/** Somebody who is signed in and stands in a place. */
export interface Actor {
  readonly person: Person;
  readonly userid: number;
  readonly place: Region;
  get(path: string): supertest.Test;
  post(path: string, body?: object): supertest.Test;
  delete(path: string): supertest.Test;
  /** Sends a csv file. */
  attach(path: string, content: string): supertest.Test;
}

/** A row with what scopes go by, whatever its table calls it. */
export interface Row {
  /** The key as it stands in an address. */
  readonly id: string;
  readonly self: number | null;
  readonly group: number | null;
  readonly agency: number | null;
  readonly region: number | null;
  readonly active: boolean;
}

export interface RightsWorld extends WideWorld {
  readonly app: TestApp;
  actor(name: string): Actor;
  /** Every row of the entity, read past everything that is to be proven. */
  rows(entity: string): Promise<Row[]>;
  close(): Promise<void>;
}

const place = "pengelolaid AS `group`, idskpd AS agency, idpemda AS region";
const nowhere = "NULL AS `group`, NULL AS agency, NULL AS region";
const bookingsOf = (kind: string) =>
  `SELECT id, idpemesan AS self, ${place} FROM booking WHERE jenisbooking = '${kind}'`;
/** Rows that belong to no place and to nobody. */
function plain(entity: string): string {
  const { table = entity, key = [] } = findEntity(entity) ?? {};
  return `SELECT CONCAT_WS('-', ${key.join(", ")}) AS id, NULL AS self, ${nowhere} FROM ${table}`;
}
const ofRegion = (table: string, id: string) =>
  `SELECT ${id} AS id, NULL AS self, NULL AS \`group\`, NULL AS agency, idpemda AS region FROM ${table}`;
const ofAgency = (table: string, id: string) =>
  `SELECT ${id} AS id, NULL AS self, NULL AS \`group\`, idskpd AS agency, idpemda AS region FROM ${table}`;

/** Whose the rows are, by hand; of other entities they are nobody's. */
const sources: Readonly<Record<string, string>> = {
  trx_penginapan: bookingsOf("penginapan"),
  trx_gedung: bookingsOf("gedung"),
  trx_alat: bookingsOf("alat"),
  report_trx_all: `SELECT id, idpemesan AS self, ${place} FROM booking`,
  mst_objectretribusi: `SELECT objectid AS id, NULL AS self, ${place}, statusobject AS active FROM mst_objectretribusi`,
  tbl_kelompokpengelola: `SELECT pengelolaid AS id, NULL AS self, ${place} FROM tbl_kelompokpengelola`,
  tbl_skpd: ofAgency("tbl_skpd", "idskpd"),
  tbl_jnspenerimaan: ofAgency("tbl_jnspenerimaan", "idjenis"),
  tbl_mataanggaran: ofAgency("tbl_mataanggaran", "idanggaran"),
  target_pendapatan: ofAgency("target_pendapatan", "id"),
  tbl_harilibur: ofRegion("hari_libur", "id"),
  tbl_dasarhukum: ofRegion("tbl_dasarhukum", "dasarhukumid"),
  tbl_pemda: "SELECT idpemda AS id, NULL AS self, NULL AS `group`, NULL AS agency, idpemda AS region FROM tbl_pemda",
  userdata: `SELECT userid AS id, userid AS self, ${nowhere} FROM userdata`,
  model_has_roles: `SELECT CONCAT(model_id, '-', role_id) AS id, model_id AS self, ${nowhere} FROM model_has_roles`,
};

/** The rows that a word means for somebody. */
export function within(word: Word, rows: readonly Row[], { userid, place: own }: Actor): Row[] {
  const means: Readonly<Record<Word, (row: Row) => boolean>> = {
    all: () => true,
    none: () => false,
    active: (row) => row.active,
    self: (row) => row.self === userid,
    group: (row) => row.group === own.pengelolaid,
    agency: (row) => row.agency === own.idskpd,
    region: (row) => row.region === own.idpemda,
    country: (row) => row.region === null || row.region === own.idpemda,
  };
  return rows.filter(means[word]);
}

/** What a row is to somebody: all that a level of rights can go by. */
const relationOf = (row: Row, { userid, place: own }: Actor): readonly boolean[] => [
  row.self === userid,
  row.group === own.pengelolaid,
  row.agency === own.idskpd,
  row.region === own.idpemda,
  row.region === null,
  row.active,
];

/**
 * One row of each relation to somebody, with its near-miss on every level: theirs and another's, in their group, in the other group of
 * their agency, in the other agency of their region, elsewhere. In the long form one of each place, owner and state.
 */
export const twins = (rows: readonly Row[], who: Actor): Row[] => [
  ...new Map(
    rows.map((row) => {
      const { self, group, agency, region, active } = row;
      return [(isLong ? [self, group, agency, region, active] : relationOf(row, who)).join(), row];
    }),
  ).values(),
];

/** Who acts: people of the first place and of the last, whose ids are alike in no table. */
export const actorNames = [
  ...["nasabah", "pengelola", "dinas", "pemda"].flatMap((person) => [
    `${person} of the first place`,
    `${person} of the last`,
  ]),
  ...["bank", "superuser", "default"],
] as const;

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

const actorOf = (server: Server, token: string, rest: Pick<Actor, "person" | "userid" | "place">): Actor => {
  const bearer = (test: supertest.Test) => test.set("Authorization", `Bearer ${token}`);
  return {
    ...rest,
    get: (path) => bearer(supertest(server).get(`/api/${path}`)),
    post: (path, body = {}) => bearer(supertest(server).post(`/api/${path}`)).send(body),
    delete: (path) => bearer(supertest(server).delete(`/api/${path}`)),
    attach: (path, content) =>
      bearer(supertest(server).post(`/api/${path}`)).attach("import", Buffer.from(content), { filename: "data.csv" }),
  };
};

/** The wide world with its people, behind one server that listens. */
export async function openRightsWorld(): Promise<RightsWorld> {
  const app = await createTestApp();
  const wide = await createWideWorld(app);
  const { prisma } = app.deps.db;
  const server = createServer(app.app);
  await listening(server);
  const [first = app.world.home, last = app.world.rival] = [wide.places[0], wide.places.at(-1)];
  const actors = new Map<string, Actor>();
  const enter = async (name: string, person: Person, at: Region, known?: number) => {
    const { userid, token } = await app.as(person, at, known);
    actors.set(name, actorOf(server, token, { person, userid, place: at }));
    // What is left of a role that was taken away opens nothing, and narrows nobody who sees everything.
    const { idpemda: pemdaid, idskpd: skpdid, pengelolaid } = at;
    if (["nasabah", "bank", "superuser", "default"].includes(person))
      await prisma.userdata.update({ where: { userid }, data: { pemdaid, skpdid, pengelolaid } });
  };
  await enter("nasabah of the first place", "nasabah", first, wide.customers[0]);
  await enter("nasabah of the last", "nasabah", last, wide.customers[1]);
  await enter("pengelola of the first place", "pengelola", first, wide.manager);
  await enter("pengelola of the last", "pengelola", last);
  for (const person of ["dinas", "pemda"] as const) {
    await enter(`${person} of the first place`, person, first);
    await enter(`${person} of the last`, person, last);
  }
  for (const person of ["bank", "superuser", "default"] as const) await enter(person, person, first);
  return {
    ...wide,
    app,
    actor(name) {
      const found = actors.get(name);
      if (!found) throw new Error(`${name} is missing`);
      return found;
    },
    async rows(entity) {
      const found: Row[] = await app.deps.db.pool.query(sources[entity] ?? plain(entity));
      return found.map((row) => ({ ...row, id: String(row.id), active: Boolean(row.active) }));
    },
    async close() {
      server.close();
      await app.close();
    },
  };
}
