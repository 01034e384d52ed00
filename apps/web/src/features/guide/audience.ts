import { isRole, type Role } from "@retribusi/contract/define/roles";
import type { Session } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";

/** Whom a guide is written for: a role, or whoever has not signed in. */
export type Audience = Role | "visitor";

export const isAudience = (name: string): name is Audience => name === "visitor" || isRole(name);

/** A session that can't be loaded is treated as signed out, like everywhere. */
export const audienceOf = (session: Session): Audience => (session.status === "signed-in" ? session.role : "visitor");

/** The citizens' guide is the one that everybody finds first. */
export const guidePath = (audience: Audience): string =>
  audience === "visitor" ? paths.guide : `${paths.guide}/${audience}`;
