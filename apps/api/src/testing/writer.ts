import { pages } from "@retribusi/contract/access/pages";
import type { Role } from "@retribusi/contract/define/roles";
import type { CurrentUser } from "../access/current-user.ts";
import type { Region } from "./world.ts";

/** Somebody of the role with its default pages, who works for the region where one is named; no account is behind it. */
export function writerOf(role: Role, region?: Region): CurrentUser {
  return {
    userid: 1,
    username: role,
    fullname: role,
    email: `${role}@contoh.example`,
    role,
    roles: [role],
    pages: new Set(pages.filter((page) => page.roles.includes(role)).map(({ name }) => name)),
    pemdaid: region?.idpemda ?? null,
    skpdid: region?.idskpd ?? null,
    pengelolaid: region?.pengelolaid ?? null,
    jti: "x",
  };
}
