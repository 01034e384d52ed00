import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";

const id = z.int().positive();
const byId = z.object({ id: z.coerce.number().int().positive() });
const named = z.object({ id: z.int(), name: z.string() });

/** Who may do what, whole: `grants` are pairs of permission and role id. */
export const matrixAnswer = z.object({
  roles: z.array(named),
  permissions: z.array(named),
  grants: z.array(z.tuple([z.int(), z.int()])),
});

export const rightsMatrix = defineEndpoint({
  method: "get",
  path: "role_has_permissions/matriks",
  summary: "All roles, all permissions, and which role holds which",
  access: { pages: ["role_has_permissions/matriks"], whole: "role_has_permissions" },
  answer: matrixAnswer,
});

/** Answers CONFLICT when somebody else has already made the change. */
export const setGrant = defineEndpoint({
  method: "post",
  path: "role_has_permissions/matriks",
  summary: "Give a permission to a role or take it away",
  access: { pages: ["role_has_permissions/matriks"], whole: "role_has_permissions" },
  body: z.strictObject({ permission_id: id, role_id: id, granted: z.boolean() }),
  answer: z.object({ granted: z.boolean() }),
});

/** Roles in the order in which they count; the first one is acted in after signing in. */
const userRights = z.object({
  user: z.object({ userid: z.int(), username: z.string(), fullname: z.string(), statusakun: z.int() }),
  held: z.array(z.int()),
  extra: z.array(z.int()),
  /** All roles with the ids of their permissions. */
  roles: z.array(named.extend({ permissions: z.array(z.int()) })),
  permissions: z.array(named),
  /** Changes with every change of this user's roles and permissions; sent back with the next one. */
  versi: z.string(),
});
export type UserRights = z.output<typeof userRights>;

export const getUserRights = defineEndpoint({
  method: "get",
  path: "userdata/kewenangan/:id",
  summary: "A user's roles in order, extra permissions, and what each role opens",
  access: { pages: ["userdata/kewenangan"], whole: "userdata" },
  params: byId,
  answer: userRights,
});

/** Answers CONFLICT when somebody else changed them since `versi` was read. */
export const setUserRights = defineEndpoint({
  method: "post",
  path: "userdata/kewenangan/:id",
  summary: "Replace a user's roles and extra permissions; counts at the user's next request",
  access: { pages: ["userdata/kewenangan"], whole: "userdata" },
  params: byId,
  body: z.strictObject({ held: z.array(id).max(20), extra: z.array(id).max(500), versi: z.string() }),
  answer: userRights,
});

/** `user` is a body of `userdata/add`; its fields are named in errors as there. */
export const addUserWithRoles = defineEndpoint({
  method: "post",
  path: "userdata/add_with_roles",
  summary: "Add a user together with their roles, in order",
  access: { pages: ["userdata/add"], whole: "userdata" },
  body: z.strictObject({ roles: z.array(id).max(20), user: z.record(z.string(), z.unknown()) }),
  answer: z.object({ userid: z.int() }),
});
