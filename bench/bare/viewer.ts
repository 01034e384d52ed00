import type { CurrentUser } from "@retribusi/api/access/current-user";
import { isRole } from "@retribusi/contract/define/roles";
import type { Pool } from "mariadb";

/** An account of the demonstration as the application's scopes see it, in its first role. */
export async function viewerOf(pool: Pool, username: string): Promise<CurrentUser> {
  const [row] = await pool.query<(Omit<CurrentUser, "role" | "roles" | "pages" | "jti"> & { role: string })[]>(
    `SELECT u.userid, u.username, u.fullname, u.email, u.pemdaid, u.skpdid, u.pengelolaid, r.name AS role FROM userdata u
       JOIN model_has_roles m ON m.model_id = u.userid JOIN roles r ON r.id = m.role_id
     WHERE u.username = ? ORDER BY m.urutan LIMIT 1`,
    [username],
  );
  if (!row || !isRole(row.role)) throw new Error(`${username} is no account of the demonstration`);
  return { ...row, role: row.role, roles: [row.role], pages: new Set(), jti: "", needsFactor: false };
}
