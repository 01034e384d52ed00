import { factorPage } from "@retribusi/contract/access/pages";
import { isStaff } from "@retribusi/contract/define/roles";
import { type Database, readerOptions } from "@retribusi/db/client";
import { z } from "zod";

/** JSON arrives parsed or as text, depending on the server. */
const names = z.preprocess(
  (value) => (typeof value === "string" ? JSON.parse(value) : (value ?? [])),
  z.array(z.string()),
);
const moment = z.string().transform((text) => new Date(`${text.replace(" ", "T")}Z`));
/** Minutes; what isn't one is no limit. */
const idleLimit = z.coerce.number().int().positive().nullable().catch(null);
/** A row of somebody who may sign in, in one of their roles. */
export const person = z.object({
  userid: z.int(),
  username: z.string(),
  fullname: z.string(),
  email: z.string(),
  pemdaid: z.int().nullable(),
  skpdid: z.int().nullable(),
  pengelolaid: z.int().nullable(),
  bankid: z.string().nullable(),
  tanpafaktor: z.coerce.boolean(),
  role: z.string(),
  roleid: z.int(),
  urutan: z.int().nullable(),
  rolepages: names,
  ownpages: names,
});
const row = person.extend({
  jti: z.string(),
  peran: z.string().nullable(),
  authorization: z.string().nullable(),
  dibuat: moment,
  terakhir: moment.nullable(),
  kedaluwarsa: moment,
  batasdiam: idleLimit,
});

/** Somebody in one of their roles. */
export type PersonRow = z.output<typeof person>;

/** A session that is still good, with one row for each role of its user in the order of their roles. */
type SessionRow = z.output<typeof row>;

/**
 * In the order of their roles. The database would sort the lists of pages along, in a table of its own, which takes it more than twice as
 * long as the whole statement.
 */
export const inOrder = <R extends PersonRow>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => (a.urutan ?? 0) - (b.urutan ?? 0) || a.roleid - b.roleid);

/** Somebody with a role of staff, whichever they act in, who has no second factor although the super user asks for one. */
export const needsFactor = (rows: readonly PersonRow[]): boolean =>
  rows.some(({ tanpafaktor }) => tanpafaktor) && isStaff(rows.map(({ role }) => role));

/** The pages open to them: the acting role's and their own, or the one where a second factor is set up. */
export const openPages = (rows: readonly PersonRow[], { rolepages, ownpages }: PersonRow): string[] =>
  needsFactor(rows) ? [factorPage] : [...new Set([...rolepages, ...ownpages])];

/** The columns of such a row, of the account `u`. */
export const personColumns = `EXISTS (SELECT 1 FROM pengaturan WHERE kunci = 'wajibduafaktor' AND nilai = 'wajib')
      AND NOT EXISTS (SELECT 1 FROM faktor_totp f WHERE f.userid = u.userid)
      AND NOT EXISTS (SELECT 1 FROM kunci_sandi k WHERE k.userid = u.userid) AS tanpafaktor,
    u.userid, u.username, u.fullname, u.email, u.pemdaid, u.skpdid, u.pengelolaid, u.bankid, r.name AS role, r.id AS roleid, m.urutan,
    (SELECT JSON_ARRAYAGG(p.name) FROM role_has_permissions g JOIN permissions p ON p.id = g.permission_id
      WHERE g.role_id = r.id) AS rolepages,
    (SELECT JSON_ARRAYAGG(p.name) FROM model_has_permissions g JOIN permissions p ON p.id = g.permission_id
      WHERE g.model_id = u.userid) AS ownpages`;

/** Someone without any role acts in the role `default`. */
export const roleJoins = `LEFT JOIN model_has_roles m ON m.model_id = u.userid
  JOIN roles r ON r.id = COALESCE(m.role_id, (SELECT id FROM roles WHERE name = 'default'))`;

const sql = (count: number) => `
  SELECT s.jti, s.peran, s.dibuat, s.terakhir, s.kedaluwarsa, (SELECT nilai FROM pengaturan WHERE kunci = 'batasdiam') AS batasdiam,
    u.authorization, ${personColumns}
  FROM sesi s
  JOIN userdata u ON u.userid = s.userid
  ${roleJoins}
  WHERE s.jti IN (${Array.from({ length: count }, () => "?").join(", ")})
    AND s.dicabut IS NULL AND s.versi = u.versitoken AND u.statusakun = 1`;

const sessionState = z.object({
  statusakun: z.int(),
  dicabut: z.string().nullable(),
  sebabcabut: z.string().nullable(),
});

/** What is behind a session that is worth nothing, for telling its user why. */
export async function findSessionState(db: Database, jti: string): Promise<z.output<typeof sessionState> | undefined> {
  const rows = await db.pool.query(
    {
      ...readerOptions,
      sql: `SELECT u.statusakun, s.dicabut, s.sebabcabut FROM sesi s JOIN userdata u ON u.userid = s.userid
        WHERE s.jti = ? AND s.kedaluwarsa > UTC_TIMESTAMP(3)`,
    },
    [jti],
  );
  return z.array(sessionState).parse(rows)[0];
}

/** Reads sessions by `jti`; one that was ended, or whose user may no longer sign in, is missing. */
export async function listSessions(db: Database, ids: readonly string[]): Promise<Map<string, SessionRow[]>> {
  const rows = z.array(row).parse(await db.pool.query({ ...readerOptions, sql: sql(ids.length) }, ids));
  return Map.groupBy(inOrder(rows), ({ jti }) => jti);
}

/** Somebody who may sign in, with one row for each of their roles in order; none for anybody else. */
export async function listPerson(db: Database, userid: number): Promise<PersonRow[]> {
  const found = `SELECT ${personColumns} FROM userdata u ${roleJoins} WHERE u.userid = ? AND u.statusakun = 1`;
  return inOrder(z.array(person).parse(await db.pool.query({ ...readerOptions, sql: found }, [userid])));
}
