import type { Answer } from "./answer.ts";

const session = `SELECT s.peran, s.kedaluwarsa, u.userid, r.name AS role FROM sesi s
  JOIN userdata u ON u.userid = s.userid JOIN model_has_roles m ON m.model_id = u.userid JOIN roles r ON r.id = m.role_id
  WHERE s.jti = ? AND s.dicabut IS NULL AND s.versi = u.versitoken AND u.statusakun = 1 ORDER BY m.urutan, r.id`;

const account = `SELECT u.userid, u.username, u.email, u.fullname, u.foto, u.alamat, u.noidentitas, u.notelp, u.bahasa, u.kelompoktarif,
    u.privasiversi, u.authorization IS NOT NULL AS punyakunci, u.versi, u.pemdaid, u.skpdid, u.pengelolaid, p.pemdaname, d.skpdname, g.pengelolaname
  FROM userdata u LEFT JOIN tbl_pemda p ON p.idpemda = u.pemdaid LEFT JOIN tbl_skpd d ON d.idskpd = u.skpdid
  LEFT JOIN tbl_kelompokpengelola g ON g.pengelolaid = u.pengelolaid WHERE u.userid = ?`;

const pages = `SELECT p.name FROM roles r JOIN role_has_permissions g ON g.role_id = r.id JOIN permissions p ON p.id = g.permission_id
  WHERE r.name = ? UNION SELECT p.name FROM model_has_permissions g JOIN permissions p ON p.id = g.permission_id WHERE g.model_id = ?`;

/** Who is signed in: the session with its roles, the account, and the names of the pages, three flat joins. */
export const answerUser: Answer = async (pool, { parameters }) => {
  const rows = await pool.query<{ userid: number; role: string; peran: string | null }[]>(session, [
    parameters.get("jti"),
  ]);
  const acting = rows.find(({ role, peran }) => role === peran) ?? rows[0];
  if (!acting) throw new Error("No such session");
  const { userid, role } = acting;
  const [[user], names] = await Promise.all([
    pool.query<object[]>(account, [userid]),
    pool.query<{ name: string }[]>(pages, [role, userid]),
  ]);
  return { user, role, roles: rows.map((row) => row.role), pages: names.map(({ name }) => name).sort() };
};
