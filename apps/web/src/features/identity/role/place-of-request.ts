import type { RoleRequest } from "@retribusi/contract/features/identity/role-request.endpoints";

type Place = Pick<RoleRequest, "pengelolaname" | "skpdname" | "pemdaname">;

/** Where the role is to work, the narrowest first; empty for a role that works for nobody in particular. */
export const placeOfRequest = ({ pengelolaname, skpdname, pemdaname }: Place): string =>
  [pengelolaname, skpdname, pemdaname].filter((name) => name !== null).join(", ");
